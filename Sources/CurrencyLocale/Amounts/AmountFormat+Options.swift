extension AmountFormat.Options {
  /// Checks each option for itself.
  func validate() throws(AmountError) {
    try Self.check("minor unit digits", minorUnitDigits, in: 0...8)
    try Self.check("decimal digits", decimalDigits, in: 0...8)
    try Self.check("grouping size", groupingSize, in: 1...9)
    try Self.check("secondary grouping size", secondaryGroupingSize, in: 1...9)
    try Self.check("maximum integer digits", maximumIntegerDigits, in: 1...19)
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
      // English money in Bulgaria isn't grouped: the locale has no separator for it.
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

extension AmountFormat {
  /// Refuses separators that can't be distinguished.
  func validateSeparators() throws(AmountError) {
    guard options.decimalSeparator != nil || options.groupingSeparator != nil else { return }
    let decimal = AmountScanner.folded(pattern.decimalSeparator)
    let grouping = AmountScanner.folded(pattern.groupingSeparator)
    let isGrouped = options.grouping && pattern.groupingSize > 0
    let separators = [("decimal", decimal)] + (isGrouped ? [("grouping", grouping)] : [])
    for (name, value) in separators where value.isEmpty || value.contains("-") {
      throw AmountError.invalidOption(
        name: "the \(name) separator", value: String(value), fix: "give a visible sign or a space")
    }
    // Where one begins with the other, such as "," and ",,", a text can be read in two ways.
    let areAlike = decimal.starts(with: grouping) || grouping.starts(with: decimal)
    guard !areAlike || !isGrouped else {
      throw AmountError.invalidOption(
        name: "the decimal separator", value: pattern.decimalSeparator,
        fix: "give one that does not begin like the grouping separator")
    }
  }

  /// Refuses a text for zero that reads as another amount.
  func validateZeroText() throws(AmountError) {
    guard let zeroText = options.zeroText, let number = try? AmountScanner(self).scan(zeroText),
      number != 0
    else { return }
    throw AmountError.invalidOption(
      name: "the text for zero", value: zeroText, fix: "give one that isn't another amount")
  }
}
