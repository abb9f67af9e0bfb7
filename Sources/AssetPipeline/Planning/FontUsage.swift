import BadgeGeometry
import BadgeKit
import SystemSupport
import TextOutlines
import VectorGraphics

/// A text with everything that decides which fonts draw it.
struct FontQuery: Hashable, Codable, Sendable {
  var text: String
  var weight: Double
  var direction: WritingDirection?
  var language: String?
  /// Whether the text is drawn as a master of a symbol, for which variable faces come first.
  var isMaster = false
}

extension FontQuery: Comparable {
  /// A total order, so the first query of a font is the same in every run.
  ///
  /// Texts are compared by bytes: strings that are canonically equivalent are not the same text
  /// here.
  static func < (a: FontQuery, b: FontQuery) -> Bool {
    if !a.text.utf8.elementsEqual(b.text.utf8) { return Manifest.precedes(a.text, b.text) }
    return (a.weight, a.direction?.rawValue ?? "", a.language ?? "", a.isMaster ? 1 : 0)
      < (b.weight, b.direction?.rawValue ?? "", b.language ?? "", b.isMaster ? 1 : 0)
  }
}

/// A font file that draws texts of a plan, with one of them as a sample. A later run uses the sample to find
/// out whether the same file would still be chosen.
struct FontRecord: Hashable, Codable, Sendable {
  var font: FontIdentity
  var sample: FontQuery
}

/// A font file, wherever it is installed.
struct FontIdentity: Hashable, Codable, Sendable {
  /// The family's name in English.
  var family: String
  /// The style's name in English, such as `Bold`.
  var style: String
  /// The version in the font's `name` table; empty if there is none.
  var version: String
  /// The SHA-256 of the file.
  var digest: Digest
}

/// The font files that draw a plan's texts.
struct FontUsage: Sendable {
  /// The digests of the files that draw a text, in the order in which they appear in it; empty for a text that
  /// can't be drawn. The drawing of such a text fails.
  private(set) var digests: [FontQuery: [Digest]] = [:]
  /// Every file that is used, sorted by family, digest and weight.
  private(set) var records: [FontRecord] = []

  /// Asks on several threads which fonts draw some texts.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  static func find(for queries: [FontQuery], fonts: FontStack, jobs: Int) throws -> FontUsage {
    let found = try Workers.map(
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

  /// A file has a record for each weight, because a new file of the family may take over some weights only.
  private struct RecordKey: Hashable {
    var digest: Digest
    var weight: Double
  }
}

extension FontQuery {
  /// The files that draw the text; none if it can't be drawn.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  func fonts(_ typesetter: Typesetter) throws(TextError) -> [FontIdentity] {
    var fonts: [FontIdentity] = []
    for (face, digest) in try faces(typesetter) {
      fonts.append(
        FontIdentity(
          family: face.family, style: face.style, version: try typesetter.version(of: face),
          digest: digest))
    }
    return fonts
  }

  /// The faces that draw the text, with the digests of their files; none if it can't be drawn.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  fileprivate func faces(
    _ typesetter: Typesetter
  ) throws(TextError) -> [(face: FaceDescription, digest: Digest)] {
    guard let weight = FontWeight(weight), let line = try? line(weight, typesetter) else {
      return []
    }
    var faces: [(face: FaceDescription, digest: Digest)] = []
    for face in line.faces {
      guard let digest = Digest(hex: try typesetter.digest(of: face).utf8) else { continue }
      faces.append((face, digest))
    }
    return faces
  }

  private func line(_ weight: FontWeight, _ typesetter: Typesetter) throws -> TextLine {
    isMaster
      ? try typesetter.lines(text, weights: [weight], language: language)[0]
      : try typesetter.line(text, weight: weight, direction: direction, language: language)
  }
}

extension FontRecord {
  /// Whether the file is unchanged, and still the one that is chosen.
  func isCurrent(_ typesetter: Typesetter) -> Bool {
    ((try? sample.faces(typesetter)) ?? []).contains { $0.digest == font.digest }
  }
}

extension DrawingKey {
  /// The texts in the drawing.
  ///
  /// - Parameters:
  ///   - button: the button that draws it.
  ///   - masters: the weights of a symbol's masters.
  ///   - hasSmall: whether there is a small drawing too.
  func fontQueries(
    of button: CurrencyButton, masters: [FontWeight], hasSmall: Bool
  ) -> [FontQuery] {
    let style = button.style
    var queries: [FontQuery] = []
    func add(_ text: String, _ weight: FontWeight) {
      let weights = style.balancesWeight ? CurrencyButton.balancedWeights : [weight]
      queries += weights.map {
        FontQuery(text: text, weight: $0.value, direction: nil, language: language)
      }
    }
    if hasSmall {
      for case .text(let text) in button.smallForms(of: symbol) {
        add(text, style.weight)
        if style.small.weight > style.weight { add(text, style.small.weight) }
      }
    }
    if case .text(let text) = symbol {
      if !queries.contains(where: { $0.text == text }) { add(text, style.weight) }
      queries += masters.map {
        FontQuery(
          text: text, weight: $0.value, direction: nil, language: language, isMaster: true)
      }
    }
    // The ring of a symbol is as thick as the letter's stem.
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
