/// The strategy for comparing two pictures, and the limits to their difference.
///
/// If ``validate()`` rejects the rule, pictures of equal size get the verdict
/// ``ComparisonVerdict/unchecked``.
public struct ComparisonRule: Hashable, Sendable {
  /// A way to measure the difference of each pixel, with the threshold above which a pixel differs.
  ///
  /// The difference of equal pixels is 0.
  public enum Strategy: Hashable, Sendable {
    /// The largest difference of a channel, over black and over white. A pixel differs if it is more than
    /// `tolerance` steps, where 255 steps are the full range of a channel.
    case exact(tolerance: UInt8 = 0)
    /// The perceived colour distance; 1 is the distance of black and white. A pixel differs if its distance
    /// is above `threshold`.
    ///
    /// Pixels that differ only in their anti-aliasing are not counted, unless `countingAntialiased` is true.
    /// ``ColorMetric/oklab`` also finds visible changes that no displacement of an edge by 3/8 of a pixel
    /// explains (at the default threshold), even if the distance of each pixel is below the threshold.
    /// The article <doc:Tolerances> has the theory and figures.
    case perceptual(
      metric: ColorMetric = .standard, threshold: Double = ComparisonRule.standardThreshold,
      countingAntialiased: Bool = false)

    /// The name of the strategy.
    package var name: StrategyName {
      switch self {
      case .exact: .exact
      case .perceptual: .perceptual
      }
    }
  }

  /// The names of the strategies, as options and files have them.
  package enum StrategyName: String, CaseIterable, Sendable { case exact, perceptual }

  /// The way to measure the difference of each pixel.
  public var strategy: Strategy
  /// The limits. All of them have to be met. If there are none, no pixel is allowed to differ.
  public var limits: [DifferenceLimit]
  /// The areas that are not compared.
  public var ignoredAreas: [PixelRect]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - strategy: the way to measure the difference of each pixel.
  ///   - limits: the limits. All of them have to be met. If there are none, no pixel is allowed to differ.
  ///   - ignoredAreas: the areas that are not compared.
  public init(
    _ strategy: Strategy = .exact(), limits: [DifferenceLimit] = [],
    ignoring ignoredAreas: [PixelRect] = []
  ) {
    self.strategy = strategy
    self.limits = limits
    self.ignoredAreas = ignoredAreas
  }

  /// The rule that no channel of any pixel differs.
  public static let exact = ComparisonRule(.exact())
  /// The rule that no pixel differs visibly. A shift by a tenth of a pixel passes, and most output of another
  /// rasteriser does. The article <doc:Tolerances> has figures.
  public static let perceptual = ComparisonRule(.perceptual())

  /// The default threshold of a perceptual comparison.
  public static let standardThreshold = 0.1

  /// The limits, or the default (no pixel differs) if there are none.
  package var limitsInForce: [DifferenceLimit] { limits.isEmpty ? [.pixels(0)] : limits }
}

/// A formula for the distance of two colours.
public enum ColorMetric: String, CaseIterable, Hashable, Sendable, Codable {
  /// HyAB (Abasi, Tehran & Fairchild, 2020) in OKLab with toe-corrected lightness, over black and
  /// over white.
  case oklab
  /// The YIQ distance of Kotsarenko & Ramos (2010), over white only, as pixelmatch computes it.
  ///
  /// It counts exactly the pixels that pixelmatch 7.2 counts with `checkerboard: false`. So it misses changes of
  /// white artwork on a clear ground, some changes of hue, and changes that look like the anti-aliasing of an
  /// edge.
  case yiq

  /// The default formula of a perceptual comparison.
  public static let standard = ColorMetric.oklab
}

/// A limit to the difference of two pictures.
public enum DifferenceLimit: Hashable, Sendable {
  /// The largest number of pixels that are allowed to differ.
  case pixels(Int)
  /// The largest share of the compared pixels that is allowed to differ, from 0 to less than 1.
  case ratio(Double)
  /// The largest allowed difference of a single pixel, from 0 to less than 1.
  case largest(Double)
  /// The largest number of pixels that are allowed to differ in any square of `window` by `window` pixels.
  ///
  /// It separates a change of a shape, which is dense, from noise, which is scattered.
  case density(pixels: Int, window: Int)
}

extension DifferenceLimit {
  /// The number of pixels and the side of the window in a text such as `12/8`; nil for another text.
  package static func density(_ text: String) -> (pixels: Int, window: Int)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let pixels = parts[0], let window = parts[1], pixels >= 0, window > 0,
      text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { return nil }
    return (pixels, window)
  }
}
