import Messages

/// Text as a literal or a name of a programming language.
enum SourceLiteral {
  /// A double-quoted literal that Swift, Kotlin, Dart, TypeScript and JSON all read.
  ///
  /// - Parameter escapesDollar: for Kotlin and Dart, which put values in at a `$`.
  static func quoted(_ text: String, escapesDollar: Bool = false) -> String {
    let json = JSONText.quoted(text)
    return escapesDollar ? json.replacing("$", with: "\\$") : json
  }

  /// A name such as `add_us_dollar` in the form `addUsDollar`.
  static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.enumerated().map {
      $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
    }
    .joined()
  }

  /// A number that is not an integer's literal.
  static func decimal(_ number: Double) -> String {
    let text = NumberText.of(number)
    return text.contains(".") ? text : text + ".0"
  }
}
