/// The strategy for comparing two pictures, and the limits to their difference.
///
/// If ``validate()`` rejects the rule, pictures of equal size get the verdict
/// ``ComparisonVerdict/unchecked``.
public struct ComparisonRule: Hashable, Sendable {
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
