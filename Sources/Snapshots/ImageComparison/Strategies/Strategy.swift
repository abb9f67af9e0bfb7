import RasterImage

extension ComparisonRule {
  /// A way to measure the difference of each pixel, with the threshold above which a pixel differs.
  ///
  /// The difference of equal pixels is 0.
  public struct Strategy: Sendable {
    /// All strategies with their defaults, in the order of help texts.
    package static let all = [exact(), perceptual()]

    /// The name, as options and files have it.
    package let name: String
    /// What counts, for help texts.
    package let documentation: String
    /// The parameters, in the order of ``ComparisonRule/description``.
    package let parameters: [StrategyParameter]
    package var values: StrategyValues
    /// The difference of black and white, in the unit of sentences.
    var fullRange = 1.0
    /// Marks the differences of two pictures of the same size.
    let mark: @Sendable (inout DifferenceMap, PixelView, PixelView, StrategyValues) -> Void

    /// A number or a choice, which several strategies can have.
    package enum StrategyParameter: Sendable { case tolerance, metric, threshold, countAntialiased }

    /// The values of all parameters. Those that a strategy doesn't have are the defaults.
    package struct StrategyValues: Hashable, Sendable {
      package var tolerance = UInt8.min
      package var metric = ColorMetric.standard
      package var threshold = ComparisonRule.standardThreshold
      package var countsAntialiased = false
    }
  }
}

extension ComparisonRule.Strategy: Hashable {
  /// Whether the strategies have the same name and values.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.values == b.values }

  /// Hashes the name and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
  }
}
