/// A number of a rule that allows any difference, or none that exists.
public struct ComparisonRuleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number of a rule.
  public enum Parameter: Hashable, Sendable {
    /// The tolerated steps of ``ComparisonRule/Strategy/exact(tolerance:)``.
    case tolerance
    /// The tolerated difference of a pixel, of the other strategies.
    case threshold
    /// The share of ``Limit/ratio(_:)``.
    case ratio
    /// The difference of ``Limit/largest(_:)``.
    case largest
    /// The number of ``Limit/pixels(_:)``.
    case pixels
    /// The number of pixels of ``Limit/density(pixels:window:)``, or its window.
    case density
  }

  /// The number.
  public var parameter: Parameter
  /// Its value.
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

  /// The values that are allowed; beyond them no picture would differ.
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
  /// Checks that some difference is not allowed by each number of the rule.
  ///
  /// - Throws: ``ComparisonRuleError`` with the first number that allows any difference.
  public func validate() throws(ComparisonRuleError) {
    switch strategy {
    case .exact(let tolerance):
      if tolerance == .max {
        throw ComparisonRuleError(parameter: .tolerance, value: Double(tolerance))
      }
    case .perceptual(_, let threshold, _), .structural(let threshold):
      try Self.validate(threshold, of: .threshold)
    }
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

  /// Checks a number whose range is 0 to 1; NaN is not in it.
  private static func validate(
    _ value: Double, of parameter: ComparisonRuleError.Parameter
  ) throws(ComparisonRuleError) {
    guard value >= 0, value < 1 else {
      throw ComparisonRuleError(parameter: parameter, value: value)
    }
  }

  /// The sentence of the error that ``validate()`` throws; nil for none.
  var fault: String? {
    do throws(ComparisonRuleError) {
      try validate()
      return nil
    } catch {
      return error.description
    }
  }
}
