import CairoBackend
import CurrencyLocale
import SystemSupport
import VectorGraphics

/// The locales, drawings and files of a batch. They are decided before anything is drawn.
///
/// Locales with the same button share a drawing.
package struct Plan: Sendable {
  /// The settings of a run that are not in the configuration file.
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
  /// Sorted by identifier, in byte order.
  let locales: [CurrencyLocale]
  /// The distinct buttons of all targets.
  package let buttons: [PlannedButton]
  package let drawings: [Drawing]
  let targets: [PlannedTarget]
  let aggregateFiles: [AggregateFile]
  /// The digest of everything that the content of ``aggregateFiles`` depends on. All shards of a plan have the
  /// same.
  package let fingerprint: Digest
  /// The digest of everything that the plan was made from. A later run with the same digest can skip planning.
  package let inputDigest: Digest
  /// A sentence for each configuration key that has no effect, and the other warnings of the targets.
  let unusedKeyWarnings: [String]

  /// All warnings: ``unusedKeyWarnings``, then names that a platform changes, then drawings that can't be
  /// balanced.
  package var warnings: [String] {
    unusedKeyWarnings + nameWarnings
  }

  /// A sentence for each name that a target's platform changes, or doesn't have.
  private var nameWarnings: [String] {
    targets.flatMap { $0.target.warnings(names: names(of: $0), in: self) }
  }

  /// The names of all drawings of a target, sorted. A mirrored drawing and its counterpart share one name.
  func names(of planned: PlannedTarget) -> [String] {
    let drawings = drawings.filter { planned.buttons.contains($0.buttonIndex) }
    return Set(drawings.flatMap(\.assetNames)).sorted()
  }

  /// The distinct renditions of a drawing, each with the paths of the files that hold it.
  package func pictures(of drawing: Drawing) throws -> [PlannedPicture] {
    var renditions: [DrawingRendition] = []
    var places: [DrawingRendition: [PlannedPicture.Place]] = [:]
    for (index, planned) in targets.enumerated()
    where planned.buttons.contains(drawing.buttonIndex) {
      planned.target.files(of: drawing, in: self) { path, rendition in
        if places[rendition] == nil { renditions.append(rendition) }
        places[rendition, default: []].append(PlannedPicture.Place(path: path, target: index))
      }
    }
    return try renditions.map { rendition in
      PlannedPicture(
        rendition: rendition,
        fingerprint: try Digest(ofValue: RenditionInput(rendition, of: drawing, in: self)),
        places: places[rendition] ?? [])
    }
  }

  /// The button that a drawing belongs to.
  func button(of drawing: Drawing) -> PlannedButton { buttons[drawing.buttonIndex.value] }

  /// The digest of everything that decides the bytes of an aggregate file.
  func fingerprint(of file: AggregateFile) throws -> Digest {
    try Digest(ofValue: [fingerprint.hex, file.path])
  }
}

/// A button with the drawing that each locale shows.
package struct PlannedButton: Sendable {
  let variant: ButtonVariant
  /// In the order of ``Plan/locales``.
  package let locales: [PlannedLocale]
  /// The drawing for locales that are not planned; nil for none.
  let fallback: PlannedFallback?
}

/// The drawing for locales that are not planned.
package struct PlannedFallback: Sendable {
  let drawing: DrawingIndex
  let name: Drawing.Name
}

/// A locale with the drawing that it shows for a button.
package struct PlannedLocale: Sendable {
  package let locale: CurrencyLocale
  let symbol: String
  let direction: WritingDirection
  package let drawing: DrawingIndex
  /// The name of the drawing that this locale uses.
  package let name: Drawing.Name
  /// The name of its drawing for users of other languages: without a label in the locale's language.
  let nameForOthers: Drawing.Name
}

/// A target with the buttons that it draws.
struct PlannedTarget: Sendable {
  let target: any AssetTarget
  let buttons: [PlannedButtonIndex]
}

/// A rendition of a drawing, and the paths of the files that hold it. All of them have the same bytes.
package struct PlannedPicture: Sendable {
  let rendition: DrawingRendition
  package let fingerprint: Digest
  let places: [Place]

  /// A file that holds the rendition.
  struct Place: Hashable, Sendable {
    let path: String
    /// The index of its target in ``Plan/targets``.
    let target: Int
  }

  var paths: [String] { places.map(\.path) }

  var files: [OutputFile] { paths.map { OutputFile(path: $0, fingerprint: fingerprint) } }
}
