import Messages

/// A range of finite numbers.
package struct NumberRange: Hashable, Sendable {
  package var minimum: Double
  package var maximum: Double
  /// Whether the range excludes the minimum itself.
  package var excludesMinimum: Bool
  /// The unit that can be written after a number.
  package var unit: NumberUnit?

  package init(_ range: ClosedRange<Double>, _ unit: NumberUnit? = nil) {
    minimum = range.lowerBound
    maximum = range.upperBound
    excludesMinimum = false
    self.unit = unit
  }

  /// The numbers above a minimum, up to a maximum.
  package static func above(
    _ minimum: Double, upTo maximum: Double = .greatestFiniteMagnitude, _ unit: NumberUnit? = nil
  ) -> NumberRange {
    var range = NumberRange(min(minimum, maximum)...max(minimum, maximum), unit)
    range.excludesMinimum = true
    return range
  }

  /// All finite numbers.
  package static func any(_ unit: NumberUnit? = nil) -> NumberRange {
    NumberRange(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, unit)
  }

  /// Whether a number is in the range.
  package func contains(_ number: Double) -> Bool {
    number.isFinite && number <= maximum && (excludesMinimum ? number > minimum : number >= minimum)
  }

  /// The range in words: `a number above 0`.
  package var text: String {
    let low = minimum == -Double.greatestFiniteMagnitude ? nil : NumberText.of(minimum)
    let high = maximum == Double.greatestFiniteMagnitude ? nil : NumberText.of(maximum)
    return switch (low, high) {
    case (nil, nil): "a number"
    case (let low?, nil): excludesMinimum ? "a number above \(low)" : "a number from \(low)"
    case (nil, let high?): "a number up to \(high)"
    case (let low?, let high?):
      excludesMinimum
        ? "a number above \(low) and up to \(high)" : "a number from \(low) to \(high)"
    }
  }
}

extension ClosedRange<Int> {
  /// The range in words: `a whole number from 1 to 9`.
  package var text: String {
    if lowerBound == upperBound { return "\(lowerBound)" }
    if self == Int.min...Int.max { return "a whole number" }
    return upperBound == .max
      ? "a whole number from \(lowerBound)" : "a whole number from \(lowerBound) to \(upperBound)"
  }
}
