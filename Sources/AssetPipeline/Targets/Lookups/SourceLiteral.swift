import SystemSupport

/// Text as a literal of a programming language.
enum SourceLiteral {
  /// A double-quoted literal that Swift, Kotlin, Dart, TypeScript and JSON all read.
  ///
  /// - Parameter escapesDollar: for Kotlin and Dart, which put values in at a `$`.
  static func quoted(_ text: String, escapesDollar: Bool = false) -> String {
    let json = JSONText.quoted(text)
    return escapesDollar ? json.replacing("$", with: "\\$") : json
  }
}
