import CurrencyLocale
import SystemSupport
import VectorGraphics

/// The locales, drawings and files of a batch, decided before anything is drawn.
///
/// Locales that look the same share a drawing. The files of a drawing are not kept: each target
/// lists them again on every call, so that a plan of any size takes little memory.
package struct Plan: Sendable {
  /// The program's own part in the result, beside the configuration's.
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
      self.jobs = jobs ?? SystemThread.processorCount
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
  let aggregateFiles: [PlannedAggregateFile]
  /// Covers everything the files depend on.
  let fingerprint: Digest
  /// Covers everything the plan was made from, so that an equal one needs no plan.
  let input: Digest
  /// The font files the drawings are made with.
  let fonts: [FontRecord]
  /// The letters that are drawn instead of a sign that is wanted and no font has, by sign.
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

  /// Calls `body` with the path and the rendition of every file of a drawing.
  func files(of drawing: Drawing, _ body: FileReceiver) {
    for planned in targets where planned.buttons.contains(drawing.planned) {
      planned.target.files(of: drawing, in: self, body)
    }
  }

  /// Calls `body` with the files of some renditions of a drawing in the plan's order, as many at a time as
  /// are kept in memory at once.
  ///
  /// - Parameter most: the most files at a time.
  /// - Throws: the first error of `body`, which is not called again then.
  func files(
    of drawing: Drawing, most: Int = 1 << 11, where isWanted: (Rendition) -> Bool = { _ in true },
    _ body: ([(path: String, rendition: Rendition)]) throws -> Void
  ) throws {
    var part: [(path: String, rendition: Rendition)] = []
    var failure: (any Error)?
    func endPart() {
      do { try body(part) } catch { failure = error }
      part.removeAll(keepingCapacity: true)
    }
    files(of: drawing) { path, rendition in
      guard failure == nil, isWanted(rendition) else { return }
      part.append((path(), rendition))
      if part.count == most { endPart() }
    }
    if failure == nil, !part.isEmpty { endPart() }
    if let failure { throw failure }
  }

  /// The button that a drawing shows, with its locales.
  func button(of drawing: Drawing) -> PlannedButton { buttons[drawing.planned.index] }

  /// The fingerprint of a rendition of a drawing.
  func fingerprint(_ rendition: Rendition, of drawing: Drawing) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(drawing.fingerprint)
    rendition.hash(into: &fingerprint, of: drawing, in: self)
    return fingerprint.digest()
  }

  /// The fingerprint of a file made from all drawings.
  func fingerprint(_ file: PlannedAggregateFile, failed: [DrawingID]) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(self.fingerprint)
    fingerprint.add(file.path)
    fingerprint.add(failed.map(\.index))
    return fingerprint.digest()
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

/// A file of a target, made from all its drawings.
struct PlannedAggregateFile: Sendable {
  let file: AggregateFile
  let buttons: [PlannedButtonID]

  var path: String { file.path }
}
