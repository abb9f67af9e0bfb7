import Messages

extension AmountFormat {
  /// An amount as a number that is the same in every locale, such as `-1234.50`: ASCII digits, a minus sign if
  /// it is negative, and a full stop if minor units have decimal digits.
  public func plainText(_ amount: Amount) -> String {
    let digits = NumberText.padded(amount.minorUnits.magnitude, to: minorUnitDigits + 1)
    let sign = amount.minorUnits < 0 ? "-" : ""
    guard minorUnitDigits > 0 else { return sign + digits }
    return sign + digits.dropLast(minorUnitDigits) + "." + digits.suffix(minorUnitDigits)
  }

  /// Reads a number that is the same in every locale: `-1234.5`, `0.50`, `7`.
  ///
  /// - Throws: ``AmountError`` for anything but ASCII digits, with an optional minus sign before them and an
  ///   optional full stop between them. Also for non-zero digits below the format's minor unit, and for an
  ///   amount that doesn't fit in 64 bits or is beyond the limits.
  public func amount(plainText: String) throws(AmountError) -> Amount {
    let unsigned = plainText.hasPrefix("-") ? plainText.dropFirst() : plainText[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy(\.isASCIIDigit)
    }
    guard isNumber, (1...2).contains(parts.count) else {
      let example = self.plainText(locale.amount(minorUnits: 123_456))
      throw AmountError.unreadable(text: plainText, example: example)
    }
    let values = parts.map { $0.utf8.map { Int($0) - Int(UInt8(ascii: "0")) } }
    let minorUnits = try AmountScanner(self).minorUnits(
      values[0], values.count > 1 ? values[1] : [], isNegative: unsigned.count < plainText.count,
      text: plainText)
    try checkLimits(minorUnits)
    return locale.amount(minorUnits: minorUnits)
  }
}
