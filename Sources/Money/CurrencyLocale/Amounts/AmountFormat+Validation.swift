extension AmountFormat {
  /// Throws if custom separators are empty, join the digits beside them, read as a minus sign or can't be told
  /// apart.
  func validateSeparators() throws(AmountError) {
    guard options.decimalSeparator != nil || options.groupingSeparator != nil else { return }
    let decimal = AmountScanner.folded(pattern.decimalSeparator)
    let grouping = AmountScanner.folded(pattern.groupingSeparator)
    let isGrouped = options.grouping && pattern.groupingSize > 0
    let separators = [("decimal", decimal)] + (isGrouped ? [("grouping", grouping)] : [])
    for (name, value) in separators {
      // A combining mark, for example, becomes a part of the digit before it.
      let fix: String? =
        if AmountScanner.folded("0\(String(value))0") != ["0"] + value + ["0"] {
          "it joins the digits beside it, so give a sign or a space"
        } else if value.contains("-") {
          "it reads as a minus sign, so give another sign or a space"
        } else if value.isEmpty {
          "give a visible sign or a space"
        } else {
          nil
        }
      if let fix {
        throw AmountError.invalidOption(
          name: "the \(name) separator", value: String(value), fix: fix)
      }
    }
    // If one separator begins with the other, such as "," and ",,", a text can be read in two ways.
    let areAlike = decimal.starts(with: grouping) || grouping.starts(with: decimal)
    guard !areAlike || !isGrouped else {
      throw AmountError.invalidOption(
        name: "the decimal separator", value: pattern.decimalSeparator,
        fix: "give one that does not begin like the grouping separator")
    }
  }

  /// Throws if the text for zero reads as another amount.
  func validateZeroText() throws(AmountError) {
    guard let zeroText = options.zeroText, let number = try? AmountScanner(self).scan(zeroText),
      number != 0
    else { return }
    throw AmountError.invalidOption(
      name: "the text for zero", value: zeroText, fix: "give one that isn't another amount")
  }

  /// Throws if sample amounts with a custom symbol or custom separators can't be read back, for example because
  /// the symbol ends with a separator. Formats that hide digits are not checked.
  func validateReading() throws(AmountError) {
    let isOwn = if case .own = options.symbol { true } else { false }
    guard isOwn || options.decimalSeparator != nil || options.groupingSeparator != nil,
      hiddenDigits == 0
    else { return }
    // The samples and both signs cover all digits and groups of every size.
    let samples: [UInt64] = [1, 1_234_567_890, 9_123_456_780_123_456_789]
    for sample in samples {
      for isNegative in [false, true] {
        let text = layout(sample, isNegative: isNegative, isExact: true).text
        let read = try? AmountScanner(self).scan(text)
        guard read?.magnitude == sample, (read ?? 0 < 0) == isNegative else {
          throw AmountError.unreadableFormat(text: text)
        }
      }
    }
  }
}
