import Messages

/// Converts texts and numbers to literals and names in generated source code.
enum SourceLiteral {
  /// A double-quoted literal that is valid in Swift, Kotlin, Dart, TypeScript and JSON.
  ///
  /// - Parameter escapesDollar: whether to escape `$`, which begins an interpolation in Kotlin and Dart.
  static func quoted(_ text: String, escapesDollar: Bool = false) -> String {
    let json = JSONText.quoted(text)
    return escapesDollar ? json.replacing("$", with: "\\$") : json
  }

  /// Whether a text can be a name in code: ASCII letters, digits and underscores, and no digit first.
  static func isName(_ text: some StringProtocol) -> Bool {
    text.utf8.first?.isASCIIDigit == false
      && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }

  /// A name such as `add_us_dollar` in the form `addUsDollar`.
  static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.enumerated().map {
      $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
    }
    .joined()
  }

  /// A number as a floating-point literal.
  static func decimal(_ number: Double) -> String {
    let text = NumberText.of(number)
    return text.contains(".") ? text : text + ".0"
  }
}
