import CurrencyLocale
public import SystemSupport
import VectorGraphics

/// What a batch will make, decided before anything is drawn.
///
/// Locales that look the same share a drawing. The files of a drawing are not kept: each target
/// says them anew when they are asked for, so that a plan of any size takes little memory.
public struct Plan: Sendable {
  /// What beside the configuration decides the result.
  public struct Settings: Hashable, Sendable {
    /// The renderer's version, a part of every recipe.
    public var version: String
    public var sourceDate: SourceDate?
    /// The number of threads.
    public var jobs: Int
    public var shard: Shard

    public init(
      version: String, sourceDate: SourceDate? = nil, jobs: Int? = nil, shard: Shard = .whole
    ) {
      self.version = version
      self.sourceDate = sourceDate
      self.jobs = jobs ?? SystemThread.processorCount
      self.shard = shard
    }
  }

  public let configuration: Configuration
  public let settings: Settings
  /// Sorted by the bytes of the identifier.
  let locales: [PlannedLocale]
  let drawings: [Drawing]
  let summaries: [Summary]
  let targets: [any TargetWriter]
  /// The digest of everything the files depend on.
  let digest: Digest
  /// The digest of what the plan was made from.
  let input: Digest
  /// The font files the drawings are made with.
  let fonts: [FontRecord]

  /// The drawing for everything that is not planned: the one that most locales show; nil where there
  /// is none.
  let fallback: Int?

  /// The most frequent drawing by its place; of equals the one that comes first in the plan.
  static func mostCommon(_ counts: [Int: Int]) -> Int? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The files of a drawing that hold a picture of it.
  func files(of drawing: Drawing, _ body: (String, Picture) -> Void) {
    for target in targets { target.files(of: drawing, in: self, body) }
  }

  /// The recipe of a picture of a drawing.
  func recipe(_ picture: Picture, of drawing: Drawing) -> Digest {
    var recipe = Recipe()
    recipe.add(drawing.recipe)
    picture.add(to: &recipe, in: self)
    return recipe.digest()
  }

  /// The recipe of a file made from all drawings.
  func recipe(_ summary: Summary, failed: [Int]) -> Digest {
    var recipe = Recipe()
    recipe.add(digest)
    recipe.add(summary.path)
    for index in failed { recipe.add("failed \(index)") }
    return recipe.digest()
  }
}

/// A locale with the drawing it shows.
struct PlannedLocale: Sendable {
  let locale: CurrencyLocale
  let symbol: String
  let direction: LayoutDirection
  /// The place in ``Plan/drawings``.
  let drawing: Int
}
