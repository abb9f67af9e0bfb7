extension AmountFormat {
  /// Reads an amount as ``text(of:)`` writes it. The symbol, direction marks and grouping are optional.
  ///
  /// The currency can be its code, its symbol or its narrow symbol, before or after the number. A narrow symbol that is
  /// another currency's symbol in the locale isn't read: in Canada, $5 isn't an amount in US dollars.
  ///
  /// The sign can be before or after the symbol, or directly behind the number. It is a minus, any other dash, a plus, or
  /// parentheses in either of the styles of ``NegativeStyle``. In Japanese, the triangles of accounts are a minus too.
  ///
  /// Digits before the decimal separator can be missing, as in `.5`, and a dash can stand for those behind it, as in the
  /// Swiss `5.–`.
  ///
  /// Digits of any script are accepted, and full-width characters (`￥`, `．`) are read as the usual ones. If
  /// neither the locale's digits nor its separators are Latin, as in Arabic, Latin digits with a full stop and
  /// commas are accepted too, unless the options set separators.
  ///
  /// - Throws: ``AmountError`` if the text is not in the format, has non-zero digits below the format's minor
  ///   unit, or is an amount that doesn't fit in 64 bits or is beyond the limits.
  public func parse(_ text: String) throws(AmountError) -> Amount {
    let amount = try read(text)
    try checkLimits(amount.minorUnits)
    return amount
  }

  /// Reads an amount without checking the limits.
  func read(_ text: String) throws(AmountError) -> Amount {
    let isZeroText = options.zeroText.map { AmountScanner.folded($0) == AmountScanner.folded(text) }
    return locale.amount(minorUnits: isZeroText == true ? 0 : try AmountScanner(self).scan(text))
  }
}
