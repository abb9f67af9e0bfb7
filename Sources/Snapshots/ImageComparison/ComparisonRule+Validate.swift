/// The error for a number of a rule that is out of range, for example one that would allow any difference.
public struct ComparisonRuleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Says which number of the rule is out of range.
  public enum Parameter: Hashable, Sendable {
    /// The number of steps that is tolerated by ``ComparisonRule/Strategy/exact(tolerance:)``.
    case tolerance
    /// The threshold of other strategies: the tolerated difference of a pixel.
    case threshold
    /// The number of ``DifferenceLimit/ratio(_:)``.
    case ratio
    /// The number of ``DifferenceLimit/largest(_:)``.
    case largest
    /// The number of ``DifferenceLimit/pixels(_:)``.
    case pixels
    /// One of the two numbers of ``DifferenceLimit/density(pixels:window:)``.
    case density
  }

  /// The number that is out of range.
  public var parameter: Parameter
  /// Its value; for ``Parameter/density``, always the number of pixels.
  public var value: Double

  /// Creates an error from the number and its value.
  public init(parameter: Parameter, value: Double) {
    self.parameter = parameter
    self.value = value
  }

  /// One sentence: what is wrong and how to fix it.
  public var description: String { "the \(name) is \(value): give \(range)" }

  private var name: String {
    switch parameter {
    case .tolerance: "tolerance"
    case .threshold: "threshold"
    case .ratio: "limit of the ratio"
    case .largest: "limit of the largest difference"
    case .pixels: "limit of pixels"
    case .density: "limit of pixels in a window"
    }
  }

  /// The allowed values, in words. With a larger value, every picture would pass.
  package var range: String {
    switch parameter {
    case .tolerance: "0 to 254 steps"
    case .threshold, .ratio, .largest: "a number from 0 to less than 1"
    case .pixels: "0 or more"
    case .density: "0 or more, and fewer pixels than a window has"
    }
  }
}

extension ComparisonRule {
  /// Checks that every number of the rule is in range: not negative, and small enough to exclude some
  /// difference.
  ///
  /// - Throws: ``ComparisonRuleError`` with the first number that is out of range.
  public func validate() throws(ComparisonRuleError) {
    let values = strategy.values
    if values.tolerance == .max {
      throw ComparisonRuleError(parameter: .tolerance, value: Double(values.tolerance))
    }
    try Self.validate(values.threshold, of: .threshold)
    for limit in limits {
      switch limit {
      case .ratio(let value): try Self.validate(value, of: .ratio)
      case .largest(let value): try Self.validate(value, of: .largest)
      case .pixels(let count):
        if count < 0 { throw ComparisonRuleError(parameter: .pixels, value: Double(count)) }
      case .density(let pixels, let window):
        let (area, isLarge) = window.multipliedReportingOverflow(by: window)
        guard pixels >= 0, window > 0, isLarge || pixels < area else {
          throw ComparisonRuleError(parameter: .density, value: Double(pixels))
        }
      }
    }
  }

  /// Checks that a number is at least 0 and less than 1. NaN fails the check.
  private static func validate(
    _ value: Double, of parameter: ComparisonRuleError.Parameter
  ) throws(ComparisonRuleError) {
    guard value >= 0, value < 1 else {
      throw ComparisonRuleError(parameter: parameter, value: value)
    }
  }

  /// The description of the error that ``validate()`` throws; nil if the rule is valid.
  var fault: String? {
    do throws(ComparisonRuleError) {
      try validate()
      return nil
    } catch {
      return error.description
    }
  }
}
