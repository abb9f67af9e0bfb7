/// Which characters of a text are seen.
public enum VisibleText {
  /// The text without the white space and invisible characters around it, and without the marks
  /// inside it that only steer direction or line breaks.
  ///
  /// Joiners (U+200C, U+200D) stay between letters, where they shape them, and spaces stay between
  /// characters.
  public static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars.filter { !isSteering($0) }[...]
    while let first = scalars.first, isPadding(first) { scalars.removeFirst() }
    while let last = scalars.last, isPadding(last) { scalars.removeLast() }
    var visible = String.UnicodeScalarView()
    visible.append(contentsOf: scalars)
    return String(visible)
  }

  /// How many characters a reader counts: grapheme clusters without the padding.
  public static func characterCount(of text: String) -> Int {
    trimmed(text).count
  }

  /// Checks a text that a user gave for drawing.
  ///
  /// - Throws: If it has a control character (a line break too), U+FFFD (what a broken encoding
  ///   leaves), a noncharacter, or nothing visible.
  public static func validate(_ text: String) throws(CurrencyLocaleError) {
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

  /// Marks that are never seen and shape nothing.
  static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  private static func isPadding(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value == 0x200C || scalar.value == 0x200D
      || scalar.properties.generalCategory == .control
  }
}
