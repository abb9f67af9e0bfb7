/// The strategy by which two pictures are compared, and the limits to their difference.
///
/// A rule with a number that allows any difference compares nothing: see ``validate()``.
public struct ComparisonRule: Hashable, Sendable {
  /// The measure of each pixel's difference, from 0 (none) upwards, and the threshold above which a
  /// pixel differs.
  public enum Strategy: Hashable, Sendable {
    /// The largest channel difference, over black and over white; at most `tolerance` of 255 steps
    /// are tolerated.
    case exact(tolerance: UInt8 = 0)
    /// The perceived colour distance, 1 from black to white; a pixel differs above `threshold`.
    ///
    /// Pixels that differ in their anti-aliasing only are recognised and not counted, unless
    /// `countingAntialiased` is true. With ``ColorMetric/oklab`` that has bounds: what no
    /// displacement of an edge by 3/8 of a pixel explains differs, however small it is per pixel.
    /// The article <doc:Tolerances> has the theory and figures.
    case perceptual(
      metric: ColorMetric = .oklab, threshold: Double = 0.1, countingAntialiased: Bool = false)
    /// One minus the structural similarity (SSIM) of the pixel's neighbourhood, 1 where nothing is
    /// in common; a pixel differs above `threshold`.
    case structural(threshold: Double = 0.05)
  }

  /// The measure of each pixel's difference.
  public var strategy: Strategy
  /// The limits, all of which have to be met; without a limit, no pixel may differ.
  public var limits: [Limit]
  /// The areas that are not compared.
  public var ignoredAreas: [PixelRect]

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - strategy: the measure of each pixel's difference.
  ///   - limits: the limits, all of which have to be met; without one, no pixel may differ.
  ///   - ignoredAreas: the areas that are not compared.
  public init(
    _ strategy: Strategy = .exact(), limits: [Limit] = [], ignoring ignoredAreas: [PixelRect] = []
  ) {
    self.strategy = strategy
    self.limits = limits
    self.ignoredAreas = ignoredAreas
  }

  /// No pixel differs in any channel by any step.
  public static let exact = ComparisonRule(.exact())
  /// No pixel differs visibly; another rasteriser and a shift of a tenth of a pixel pass.
  public static let perceptual = ComparisonRule(.perceptual())
  /// No pixel's neighbourhood has another structure.
  public static let structural = ComparisonRule(.structural())

  /// The limits, or the default where there are none.
  var limitsInForce: [Limit] { limits.isEmpty ? [.pixels(0)] : limits }
}

/// The formula for the distance of two colours.
public enum ColorMetric: String, CaseIterable, Hashable, Sendable, Codable {
  /// HyAB (Abasi, Tehran & Fairchild, 2020) in OKLab with toe-corrected lightness, over black and
  /// over white.
  case oklab
  /// The YIQ distance of Kotsarenko & Ramos (2010), over white only, as pixelmatch computes it.
  ///
  /// It counts what pixelmatch 6 counts and nothing else: white artwork on a clear ground is
  /// invisible to it, and so are a changed hue and the anti-aliasing of edges.
  case yiq
}

/// A limit to the difference of two pictures.
public enum Limit: Hashable, Sendable {
  /// The number of pixels that may differ.
  case pixels(Int)
  /// The share of the compared pixels that may differ, from 0 to less than 1.
  case ratio(Double)
  /// The difference of any pixel, from 0 to less than 1.
  case largest(Double)
  /// The number of pixels that may differ in any square window of `window` pixels a side.
  ///
  /// A change of a shape is dense; noise is scattered.
  case density(pixels: Int, window: Int)
}
