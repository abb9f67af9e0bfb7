/// The rules for names in Android projects.
enum AndroidName {
  /// Whether a text may begin the name of a resource.
  static func isResourceName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first) else { return false }
    return text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
  }

  /// Whether a text names a package in Kotlin and Java.
  static func isPackage(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.utf8.first, !(48...57).contains(first),
        !kotlinKeywords.contains(String(part))
      else { return false }
      return part.utf8.allSatisfy {
        (97...122).contains($0) || (65...90).contains($0) || (48...57).contains($0) || $0 == 95
      }
    }
  }

  /// Words that can't be names in Kotlin (its specification's "hard keywords"), nor in Java.
  private static let kotlinKeywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]
}
