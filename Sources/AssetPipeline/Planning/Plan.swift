import CairoBackend
import CurrencyLocale
import SystemSupport
import VectorGraphics

/// The locales, drawings and files of a batch, decided before anything is drawn.
///
/// Locales that look the same share a drawing.
package struct Plan: Sendable {
  /// The settings of a run beside the configuration.
  package struct Settings: Hashable, Sendable {
    /// The renderer's version, a part of every fingerprint.
    package var version: String
    package var sourceDate: SourceDate?
    /// The number of threads.
    package var jobs: Int
    package var shard: Shard

    package init(
      version: String, sourceDate: SourceDate? = nil, jobs: Int? = nil, shard: Shard = .whole
    ) {
      self.version = version
      self.sourceDate = sourceDate
      self.jobs = jobs ?? Parallel.processorCount
      self.shard = shard
    }
  }

  package let configuration: Configuration
  package let settings: Settings
  /// Sorted by the bytes of the identifier.
  let locales: [CurrencyLocale]
  /// The distinct buttons of the targets.
  let buttons: [PlannedButton]
  let drawings: [Drawing]
  let targets: [PlannedTarget]
  let aggregateFiles: [AggregateFile]
  /// Covers everything the files depend on.
  let fingerprint: Digest
  /// The digest of everything the plan was made from. A run with an equal one needs no plan.
  let input: Digest
  /// The font files the drawings are made with.
  let fonts: [FontRecord]
  /// The signs that are wanted and that no font has, with the letters that are drawn instead.
  let missingSigns: [CurrencySign: String]
  /// A sentence for each key of the configuration that has no effect.
  let unusedKeys: [String]

  /// A sentence for each key that has no effect, and each currency's own sign that no font has.
  var warnings: [String] {
    unusedKeys + unusedBalances + missingSigns.map { $0.missingWarning(letters: $1) }.sorted()
  }

  /// A sentence for each button or drawing that can't be balanced.
  private var unusedBalances: [String] {
    let warnings = drawings.compactMap { drawing in
      drawing.button.balanceWarning.map { warning in
        let button = self.button(of: drawing).button.name.map { "\($0): " } ?? ""
        let symbol = drawing.button.style.balancesWeight ? "\(drawing.symbol): " : ""
        return button + symbol + warning
      }
    }
    return Set(warnings).sorted()
  }

  /// The pictures of a drawing, each with the files that hold it.
  func pictures(of drawing: Drawing) throws -> [PlannedPicture] {
    var renditions: [DrawingRendition] = []
    var paths: [DrawingRendition: [String]] = [:]
    for planned in targets where planned.buttons.contains(drawing.planned) {
      planned.target.files(of: drawing, in: self) { path, rendition in
        if paths[rendition] == nil { renditions.append(rendition) }
        paths[rendition, default: []].append(path)
      }
    }
    return try renditions.map { rendition in
      PlannedPicture(
        rendition: rendition,
        fingerprint: try Digest(ofValue: RenditionInput(rendition, of: drawing, in: self)),
        paths: paths[rendition] ?? [])
    }
  }

  /// The button that a drawing shows, with its locales.
  func button(of drawing: Drawing) -> PlannedButton { buttons[drawing.planned.index] }

  /// Covers everything that decides the bytes of a file made from all drawings.
  func fingerprint(of file: AggregateFile) throws -> Digest {
    try Digest(ofValue: [fingerprint.hex, file.path])
  }
}

/// A button with the drawing of each locale.
struct PlannedButton: Sendable {
  let button: ButtonVariant
  /// In the order of ``Plan/locales``.
  let locales: [PlannedLocale]
  /// The drawing for every locale that is not planned; nil where there is none.
  let fallback: PlannedFallback?
}

/// The drawing for every locale that is not planned.
struct PlannedFallback: Sendable {
  let drawing: DrawingID
  let name: Drawing.Name
}

/// A locale with the drawing it shows for a button.
struct PlannedLocale: Sendable {
  let locale: CurrencyLocale
  let symbol: String
  let direction: WritingDirection
  let drawing: DrawingID
  /// The drawing's name for this locale.
  let name: Drawing.Name
}

/// A target with the buttons it takes.
struct PlannedTarget: Sendable {
  let target: any AssetTarget
  let buttons: [PlannedButtonID]
}

/// The bytes of one or more files.
struct PlannedPicture: Sendable {
  let rendition: DrawingRendition
  let fingerprint: Digest
  let paths: [String]

  var files: [OutputFile] { paths.map { OutputFile(path: $0, fingerprint: fingerprint) } }
}
