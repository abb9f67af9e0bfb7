/// The rules for names in Android projects.
enum AndroidName {
  /// Whether a text can be a resource name, or the beginning of one.
  static func isResourceName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first) else { return false }
    return text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
  }

  /// Whether a text can be the name of a Kotlin package.
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

  /// Whether a text is a reference to a theme attribute (`?attr/colorControlNormal`) or a colour resource
  /// (`@color/brand`, `@android:color/white`).
  static func isColorResource(_ text: String) -> Bool {
    let rest: Substring
    if text.hasPrefix("?") {
      rest = Substring(text.dropFirst().replacing("android:", with: "", maxReplacements: 1))
      guard rest.hasPrefix("attr/") else { return false }
    } else if text.hasPrefix("@") {
      rest = Substring(text.dropFirst().replacing("android:", with: "", maxReplacements: 1))
      guard rest.hasPrefix("color/") else { return false }
    } else {
      return false
    }
    let name = rest.drop { $0 != "/" }.dropFirst()
    guard let first = name.utf8.first, !(48...57).contains(first) else { return false }
    return name.utf8.allSatisfy {
      (97...122).contains($0) || (65...90).contains($0) || (48...57).contains($0) || $0 == 95
    }
  }

  /// The "hard keywords" of the Kotlin specification, which can't be names. Words that only Java reserves are
  /// not included.
  private static let kotlinKeywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]
}
