import BadgeGeometry
import BadgeKit
import SystemSupport
import TextOutlines
import VectorGraphics

/// A text, and the properties that decide which fonts draw it.
package struct FontQuery: Hashable, Codable, Sendable {
  package var text: String
  var weight: Double
  var direction: WritingDirection?
  var language: String?
  /// Whether the text is drawn for a master of a custom SF Symbol: one of the weights from which the system
  /// interpolates the others. Variable fonts are preferred for masters.
  package var isMaster = false

  package init(
    text: String, weight: Double, direction: WritingDirection? = nil, language: String? = nil,
    isMaster: Bool = false
  ) {
    self.text = text
    self.weight = weight
    self.direction = direction
    self.language = language
    self.isMaster = isMaster
  }
}

extension FontQuery: Comparable {
  /// A total order, so that every run chooses the same query as the sample of a font.
  ///
  /// Texts are compared by their UTF-8 bytes, because `String` takes canonically equivalent texts for equal.
  package static func < (a: FontQuery, b: FontQuery) -> Bool {
    if !a.text.utf8.elementsEqual(b.text.utf8) { return Manifest.precedes(a.text, b.text) }
    return (a.weight, a.direction?.rawValue ?? "", a.language ?? "", a.isMaster ? 1 : 0)
      < (b.weight, b.direction?.rawValue ?? "", b.language ?? "", b.isMaster ? 1 : 0)
  }
}

/// A font file that draws texts of a plan, and one of these texts as a sample. A later run uses the sample to
/// check whether the same file would be chosen again.
package struct FontRecord: Hashable, Codable, Sendable {
  package var font: FontIdentity
  package var sample: FontQuery

  package init(font: FontIdentity, sample: FontQuery) {
    self.font = font
    self.sample = sample
  }
}

/// Identifies a font file by its content, not by its path.
package struct FontIdentity: Hashable, Codable, Sendable {
  /// The family's name in English.
  package var family: String
  /// The style's name in English, such as `Bold`.
  var style: String
  /// The version in the font's `name` table; empty if there is none.
  var version: String
  /// The SHA-256 of the file.
  var digest: Digest

  package init(family: String, style: String, version: String, digest: Digest) {
    self.family = family
    self.style = style
    self.version = version
    self.digest = digest
  }
}

/// The font files that draw a plan's texts.
struct FontUsage: Sendable {
  /// For each text, the digests of the font files that draw it, in order of first use. Empty for a text that
  /// can't be drawn; its drawing fails later.
  private(set) var digests: [FontQuery: [Digest]] = [:]
  /// A record for each font file and weight, sorted by family, digest and sample.
  private(set) var records: [FontRecord] = []

  /// Finds the fonts that draw the given texts, on several threads.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  static func find(for queries: [FontQuery], fonts: FontStack, jobs: Int) throws -> FontUsage {
    let found = try Parallel.map(
      queries, jobs: jobs, worker: { try Typesetter(fonts: fonts) }
    ) { query, typesetter in try query.fonts(typesetter) }
    var usage = FontUsage()
    var known: [RecordKey: FontRecord] = [:]
    for (query, fonts) in zip(queries, found) {
      let fonts = fonts ?? []
      usage.digests[query] = fonts.map(\.digest)
      for font in fonts {
        let key = RecordKey(digest: font.digest, weight: query.weight)
        known[key] = known[key] ?? FontRecord(font: font, sample: query)
      }
    }
    usage.records = known.values.sorted {
      ($0.font.family, $0.font.digest.hex, $0.sample) < (
        $1.font.family, $1.font.digest.hex, $1.sample
      )
    }
    return usage
  }

  /// A file has one record for each weight. If someone installs another file of the same family, that file may
  /// be chosen for some weights and not for others.
  private struct RecordKey: Hashable {
    var digest: Digest
    var weight: Double
  }
}

extension FontQuery {
  /// The font files that draw the text; empty if it can't be drawn.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  func fonts(_ typesetter: Typesetter) throws(TextError) -> [FontIdentity] {
    guard let weight = FontWeight(weight), let line = try? line(weight, typesetter) else {
      return []
    }
    var fonts: [FontIdentity] = []
    for face in line.faces {
      guard let digest = Digest(hex: try typesetter.digest(of: face).utf8) else { continue }
      fonts.append(
        FontIdentity(
          family: face.family, style: face.style, version: try typesetter.version(of: face),
          digest: digest))
    }
    return fonts
  }

  private func line(_ weight: FontWeight, _ typesetter: Typesetter) throws -> TextLine {
    isMaster
      ? try typesetter.lines(text, weights: [weight], language: language)[0]
      : try typesetter.line(text, weight: weight, direction: direction, language: language)
  }
}

extension FontRecord {
  /// Whether a file with the recorded digest still draws the sample.
  func isCurrent(_ typesetter: Typesetter) -> Bool {
    ((try? sample.fonts(typesetter)) ?? []).contains { $0.digest == font.digest }
  }
}

extension DrawingKey {
  /// The texts that the drawing needs fonts for.
  ///
  /// - Parameters:
  ///   - button: the button that makes the drawing.
  ///   - masters: the weights of the masters if the drawing is also a custom SF Symbol; otherwise empty.
  ///   - hasSmall: whether some pictures of the button use its small forms and weights.
  func fontQueries(
    of button: CurrencyButton, masters: [FontWeight], hasSmall: Bool
  ) -> [FontQuery] {
    let style = button.style
    var queries: [FontQuery] = []
    func add(_ text: String, _ weight: FontWeight) {
      var weights = style.balancesWeight ? CurrencyButton.balancedWeights : [weight]
      if style.symbolWidth == .condensed { weights += weight.heavierForCondensed }
      queries += weights.map {
        FontQuery(text: text, weight: $0.value, direction: nil, language: language)
      }
    }
    if hasSmall {
      for case .text(let text) in button.smallForms(of: symbol) {
        for weight in button.smallWeights { add(text, weight) }
      }
    }
    if case .text(let text) = symbol {
      if !queries.contains(where: { $0.text == text }) { add(text, style.weight) }
      queries += masters.map {
        FontQuery(
          text: text, weight: $0.value, direction: nil, language: language, isMaster: true)
      }
    }
    // In a custom SF Symbol, the ring is as thick as the stem of this letter.
    queries += masters.map {
      FontQuery(
        text: CurrencyButton.stemText, weight: $0.value, direction: nil, language: nil,
        isMaster: true)
    }
    if let label {
      queries.append(
        FontQuery(
          text: label.text, weight: style.labelStyle.weight, direction: label.direction,
          language: language))
    }
    return queries
  }
}
