extension AmountFormat.Options {
  /// Checks the values of the options, without regard to the locale and its currency.
  func validate() throws(AmountError) {
    try Self.check("minor unit digits", minorUnitDigits, in: 0...8)
    try Self.check("decimal digits", decimalDigits, in: 0...8)
    try Self.check("grouping size", groupingSize, in: 1...9)
    try Self.check("secondary grouping size", secondaryGroupingSize, in: 1...9)
    try Self.check("maximum integer digits", maximumIntegerDigits, in: 1...19)
    if case .multiples(let minorUnits) = rounding, minorUnits < 1 {
      throw AmountError.invalidOption(
        name: "the rounding", value: "\(minorUnits)", fix: "give at least 1 minor unit")
    }
    if let minimum, let maximum, minimum > maximum {
      throw AmountError.invalidOption(
        name: "the minimum", value: "\(minimum)", fix: "give at most the maximum, \(maximum)")
    }
    try Self.check("the decimal separator", decimalSeparator)
    try Self.check("the grouping separator", groupingSeparator)
    if case .own(let symbol) = symbol { try Self.check("the symbol", symbol) }
    if let zeroText, (try? VisibleText.validate(zeroText)) == nil || zeroText.count > 64 {
      throw AmountError.invalidOption(
        name: "the text for zero", value: zeroText, fix: "give 1 to 64 visible characters")
    }
  }

  /// Overrides the locale's pattern with the options.
  func apply(to pattern: inout NumberPattern) {
    if let decimalSeparator { pattern.decimalSeparator = decimalSeparator }
    if let groupingSeparator { pattern.groupingSeparator = groupingSeparator }
    if let groupingSize {
      pattern.groupingSize = groupingSize
      pattern.secondaryGroupingSize = groupingSize
      pattern.minimumGroupedDigits = groupingSize + 1
      // Some locales, such as `en_BG`, don't group amounts, so they have no grouping separator.
      if pattern.groupingSeparator.isEmpty { pattern.groupingSeparator = "\u{A0}" }
    }
    if let secondaryGroupingSize { pattern.secondaryGroupingSize = secondaryGroupingSize }
  }

  private static func check(
    _ name: String, _ value: Int?, in range: ClosedRange<Int>
  ) throws(AmountError) {
    guard let value, !range.contains(value) else { return }
    throw AmountError.invalidOption(
      name: "the number of \(name)", value: "\(value)",
      fix: "give \(range.lowerBound) to \(range.upperBound)")
  }

  private static func check(_ name: String, _ text: String?) throws(AmountError) {
    guard let text else { return }
    let isClean = text.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && $0.properties.numericType == nil
    }
    guard (1...64).contains(text.count), isClean else {
      throw AmountError.invalidOption(
        name: name, value: text, fix: "give 1 to 64 characters without digits")
    }
  }
}
