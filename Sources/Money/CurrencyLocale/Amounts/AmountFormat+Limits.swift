extension AmountFormat {
  /// The range of amounts within the limits, in minor units.
  public var allowedMinorUnits: ClosedRange<Int64> {
    let (lower, upper) = limits
    // `init` has checked that `lower` is at most `upper`.
    return min(lower, upper)...max(lower, upper)
  }

  /// The amount, or the nearest amount within the limits.
  public func clamped(_ amount: Amount) -> Amount {
    let allowed = allowedMinorUnits
    var clamped = amount
    clamped.minorUnits = min(max(amount.minorUnits, allowed.lowerBound), allowed.upperBound)
    return clamped
  }

  /// Writes an amount, or the nearest amount within the limits.
  ///
  /// - Throws: ``AmountError`` if the amount has another currency than the format.
  public func text(clamping amount: Amount) throws(AmountError) -> String {
    try text(of: clamped(amount))
  }

  /// Reads an amount. For one beyond the limits, returns the nearest amount within them.
  ///
  /// - Throws: the same as ``parse(_:)``, except for amounts beyond the limits.
  public func parse(clamping text: String) throws(AmountError) -> Amount {
    clamped(try read(text))
  }

  /// Throws if an amount, in minor units, is beyond the limits.
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

  /// Throws if the limits together allow no amount.
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
    // Every 64-bit integer has at most 19 digits, so a limit of 19 or more has no effect.
    if let digits, digits < 19 {
      let largest = Int64(clamping: RoundedNumber.powerOfTen(digits) - 1)
      lower = max(lower, -largest)
      upper = min(upper, largest)
    }
    return (lower, upper)
  }
}
