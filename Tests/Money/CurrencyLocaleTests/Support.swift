import CurrencyLocale

/// The format of a locale with changed options.
func format(
  _ identifier: String, _ set: (inout AmountFormatOptions) -> Void = { _ in }
) throws -> AmountFormat {
  var options = AmountFormatOptions()
  set(&options)
  return try AmountFormat(CurrencyLocale(identifier), options: options)
}

extension AmountEntry {
  /// Types each character of a text.
  mutating func typeAll(_ text: String) {
    for character in text { type(character) }
  }
}
