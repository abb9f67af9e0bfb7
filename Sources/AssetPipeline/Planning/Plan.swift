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
  let locales: [PlannedLocale]
  let drawings: [Drawing]
  let aggregateFiles: [AggregateFile]
  /// Covers everything the files depend on.
  let fingerprint: Digest
  /// Covers everything the plan was made from, so that an equal one needs no plan.
  let input: Digest
  /// The font files the drawings are made with.
  let fonts: [FontRecord]
  /// The letters that are drawn instead of a sign that is wanted and no font has, by sign.
  let missingSigns: [CurrencySign: String]
  /// The drawing for every locale that is not planned; nil where there is none.
  let fallback: DrawingID?

  /// The most frequent drawing; of equals the one that comes first in the plan.
  static func mostCommon(_ counts: [DrawingID: Int]) -> DrawingID? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Calls `body` with the path and the rendition of every file of a drawing.
  func files(of drawing: Drawing, _ body: (String, Rendition) -> Void) {
    for target in configuration.targets { target.files(of: drawing, in: self, body) }
  }

  /// The fingerprint of a rendition of a drawing.
  func fingerprint(_ rendition: Rendition, of drawing: Drawing) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(drawing.fingerprint)
    rendition.hash(into: &fingerprint, in: self)
    return fingerprint.digest()
  }

  /// The fingerprint of a file made from all drawings.
  func fingerprint(_ file: AggregateFile, failed: [DrawingID]) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(self.fingerprint)
    fingerprint.add(file.path)
    fingerprint.add(failed.map(\.index))
    return fingerprint.digest()
  }
}

/// A locale with the drawing it shows.
struct PlannedLocale: Sendable {
  let locale: CurrencyLocale
  let symbol: String
  let direction: WritingDirection
  let drawing: DrawingID
}
