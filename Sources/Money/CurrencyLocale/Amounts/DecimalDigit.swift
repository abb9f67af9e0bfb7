/// The decimal digits of every script.
enum DecimalDigit {
  /// The value, 0 to 9, of a decimal digit; nil for other characters, such as Roman numerals.
  static func value(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return Int(value)
  }
}
