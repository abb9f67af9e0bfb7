extension AmountFormat {
  /// Reads an amount as `format` writes it, with or without the symbol, direction marks and groups,
  /// and with any script's digits.
  ///
  /// - Throws: ``AmountError`` if it is written otherwise, more precise than the currency, or
  ///   beyond the limits.
  public func parse(_ text: String) throws(AmountError) -> Amount {
    let isZeroText = options.zeroText.map { AmountScanner.folded($0) == AmountScanner.folded(text) }
    let minorUnits = isZeroText == true ? 0 : try AmountScanner(self).scan(text)
    try checkLimits(minorUnits)
    return locale.amount(minorUnits: minorUnits)
  }
}
