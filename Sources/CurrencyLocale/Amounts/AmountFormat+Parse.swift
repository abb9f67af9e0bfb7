extension AmountFormat {
  /// Reads an amount as `format` writes it, with or without the symbol, direction marks and groups.
  ///
  /// Digits may be of any script, and full-width signs (`￥`, `．`) are read as the usual ones. In a locale
  /// with digits and separators of its own, such as Arabic, Latin digits are also read with the Latin
  /// full stop and comma.
  ///
  /// - Throws: ``AmountError`` if it is written otherwise, more precise than the currency, or
  ///   beyond the limits.
  public func parse(_ text: String) throws(AmountError) -> Amount {
    let amount = try read(text)
    try checkLimits(amount.minorUnits)
    return amount
  }

  /// Reads an amount, whatever the limits.
  func read(_ text: String) throws(AmountError) -> Amount {
    let isZeroText = options.zeroText.map { AmountScanner.folded($0) == AmountScanner.folded(text) }
    return locale.amount(minorUnits: isZeroText == true ? 0 : try AmountScanner(self).scan(text))
  }
}
