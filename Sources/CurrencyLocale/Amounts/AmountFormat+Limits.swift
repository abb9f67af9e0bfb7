extension AmountFormat {
  /// The amounts that the limits allow, in minor units.
  public var allowedMinorUnits: ClosedRange<Int64> {
    let (lower, upper) = limits
    // The options were checked when the format was made.
    return min(lower, upper)...max(lower, upper)
  }

  /// The amount, or the nearest one that the limits allow.
  public func clamped(_ amount: Amount) -> Amount {
    let allowed = allowedMinorUnits
    var clamped = amount
    clamped.minorUnits = min(max(amount.minorUnits, allowed.lowerBound), allowed.upperBound)
    return clamped
  }

  /// Writes an amount, or the nearest one that the limits allow.
  ///
  /// - Throws: ``AmountError`` if it is of another currency.
  public func format(clamping amount: Amount) throws(AmountError) -> String {
    try format(clamped(amount))
  }

  /// Reads an amount; one beyond the limits is the nearest one that they allow.
  ///
  /// - Throws: ``AmountError`` as ``parse(_:)`` does, but not for the limits.
  public func parse(clamping text: String) throws(AmountError) -> Amount {
    clamped(try read(text))
  }

  /// Checks an amount in minor units against the limits.
  func checkLimits(_ minorUnits: Int64) throws(AmountError) {
    if let minimum = options.minimum, minorUnits < minimum {
      throw AmountError.belowMinimum(amount: minorUnits, minimum: minimum)
    }
    if let maximum = options.maximum, minorUnits > maximum {
      throw AmountError.aboveMaximum(amount: minorUnits, maximum: maximum)
    }
    if let limit = options.maximumIntegerDigits {
      let count = max(0, String(minorUnits.magnitude).count - minorUnitDigits)
      guard count <= limit else {
        throw AmountError.tooManyIntegerDigits(count: count, limit: limit)
      }
    }
  }

  /// Refuses limits between which there is no amount.
  func validateLimits() throws(AmountError) {
    let (lower, upper) = limits
    guard lower > upper, let limit = options.maximumIntegerDigits else { return }
    throw AmountError.invalidOption(
      name: "the number of maximum integer digits", value: "\(limit)",
      fix: "give as many as the limits have")
  }

  private var limits: (lower: Int64, upper: Int64) {
    var lower = options.minimum ?? .min
    var upper = options.maximum ?? .max
    let digits = options.maximumIntegerDigits.map { $0 + minorUnitDigits }
    // Nineteen digits are the most that 64 bits hold, so that more limit nothing.
    if let digits, digits < 19 {
      let largest = Int64(clamping: RoundedNumber.powerOfTen(digits) - 1)
      lower = max(lower, -largest)
      upper = min(upper, largest)
    }
    return (lower, upper)
  }
}
