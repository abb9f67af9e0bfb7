/// How two pictures are compared, and how much of them may differ.
public struct ComparisonRule: Hashable, Sendable {
  /// What is measured at each pixel, from 0 (nothing) upwards, and from where on it differs.
  public enum Strategy: Hashable, Sendable {
    /// The largest channel difference, which may be at most `tolerance` of 255 steps.
    case exact(tolerance: UInt8 = 0)
    /// The distance an eye sees, of which black to white is 1; a pixel differs above `threshold`.
    ///
    /// Pixels that only anti-aliasing changed are recognised and not counted, unless asked for.
    case perceptual(
      metric: ColorMetric = .oklab, threshold: Double = 0.1, countingAntialiased: Bool = false)
    /// One minus the structural similarity (SSIM) of the pixel's surroundings, of which 1 is
    /// nothing in common; a pixel differs above `threshold`.
    case structural(threshold: Double = 0.05)
  }

  public var strategy: Strategy
  /// What has to hold, all of it; where there is no limit, no pixel may differ.
  public var limits: [Limit]
  /// What is not looked at.
  public var ignoredAreas: [PixelRect]

  public init(
    _ strategy: Strategy = .exact(), limits: [Limit] = [], ignoring ignoredAreas: [PixelRect] = []
  ) {
    self.strategy = strategy
    self.limits = limits
    self.ignoredAreas = ignoredAreas
  }

  /// Every pixel looks the same, to the last step of a channel.
  public static let exact = ComparisonRule(.exact())
  /// An eye sees no difference.
  public static let perceptual = ComparisonRule(.perceptual())
  /// The same structures are in the same places.
  public static let structural = ComparisonRule(.structural())

  /// The limits, or the one that is in force where none is given.
  var limitsInForce: [Limit] { limits.isEmpty ? [.pixels(0)] : limits }
}

/// How far apart two colours are.
public enum ColorMetric: String, CaseIterable, Hashable, Sendable, Codable {
  /// HyAB in OKLab with toe-corrected lightness, over black and over white.
  case oklab
  /// The YIQ distance of Kotsarenko & Ramos, over white alone: what pixelmatch and its kin count.
  case yiq
}

/// How much may differ.
public enum Limit: Hashable, Sendable {
  /// So many pixels.
  case pixels(Int)
  /// So large a part of the compared pixels, 0 to 1.
  case ratio(Double)
  /// So large a difference of any pixel.
  case largest(Double)
  /// So many pixels in any square window of a side length.
  ///
  /// A real change is dense where it is; noise is scattered.
  case density(pixels: Int, window: Int)
}
