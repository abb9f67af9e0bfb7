/// The characters that are read as a minus sign.
enum MinusSign {
  /// Whether a scalar is the hyphen-minus, the minus sign, a hyphen, or one of their small and
  /// full-width forms.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2212}", "\u{2010}", "\u{FE63}", "\u{FF0D}": true
    default: false
    }
  }

  /// Whether a character is a minus sign.
  static func contains(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1 && character.unicodeScalars.allSatisfy(contains)
  }

  /// Whether a text has digits, and a minus sign before or after them or parentheses around them.
  ///
  /// A hyphen between digits is not a minus sign. Neither is one after a separator, as in the Swiss `5.-`.
  static func isNegative(_ text: String) -> Bool {
    let characters = Array(text)
    guard let first = characters.firstIndex(where: { DecimalDigit.value(of: $0) != nil }),
      let last = characters.lastIndex(where: { DecimalDigit.value(of: $0) != nil })
    else { return false }
    let (front, back) = (characters[..<first], characters[(last + 1)...])
    let isInParentheses =
      front.contains(where: "(（".contains) && back.contains(where: ")）".contains)
    let isSignBehind =
      back.contains(where: contains) && back.first.map { !".,".contains($0) } == true
    return isInParentheses || front.contains(where: contains) || isSignBehind
  }
}
