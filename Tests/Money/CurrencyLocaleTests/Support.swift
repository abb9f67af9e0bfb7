import CurrencyLocale

/// The format of a locale with changed options.
func format(
  _ identifier: String, _ set: (inout AmountFormat.Options) -> Void = { _ in }
) throws -> AmountFormat {
  var options = AmountFormat.Options()
  set(&options)
  return try AmountFormat(CurrencyLocale(identifier), options: options)
}

extension AmountEntry {
  /// Types each character of a text.
  mutating func typeAll(_ text: String) {
    for character in text { type(character) }
  }
}
