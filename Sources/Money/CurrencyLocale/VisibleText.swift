/// The visible characters of a text.
package enum VisibleText {
  /// The text without leading and trailing white space, and without marks that only steer direction or
  /// line breaks; empty if nothing in it is visible.
  ///
  /// Joiners (U+200C, U+200D) stay because they shape the letters beside them. Spaces between characters
  /// stay too.
  package static func trimmed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isVisible) else { return "" }
    var scalars = text.unicodeScalars.filter { !isSteering($0) }[...]
    while let first = scalars.first, isPadding(first) { scalars.removeFirst() }
    while let last = scalars.last, isPadding(last) { scalars.removeLast() }
    var visible = String.UnicodeScalarView()
    visible.append(contentsOf: scalars)
    return String(visible)
  }

  /// Checks a text that a user wants to draw.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - limit: the greatest number of Unicode scalars that is allowed.
  /// - Throws: ``CurrencyLocaleError`` if the text has a control character, a line break, U+FFFD (the sign
  ///   of a broken encoding) or a noncharacter, if it is too long, or if nothing in it is visible.
  package static func validate(_ text: String, limit: Int = 1024) throws(CurrencyLocaleError) {
    let count = text.unicodeScalars.count
    guard count <= limit else {
      throw CurrencyLocaleError.textTooLong(text, count: count, limit: limit)
    }
    for scalar in text.unicodeScalars where !isDrawable(scalar) {
      throw CurrencyLocaleError.undrawableCharacter(scalar, text: text)
    }
    guard !trimmed(text).isEmpty else { throw CurrencyLocaleError.nothingVisible }
  }

  private static func isDrawable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: scalar != "\u{FFFD}" && !scalar.properties.isNoncharacterCodePoint
    }
  }

  /// Whether a character is an invisible mark that does not change the shape of other characters.
  static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  private static func isPadding(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !isPadding(scalar) && !isSteering(scalar)
      && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
