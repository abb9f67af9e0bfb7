import ConfigurationReader
import Messages

/// The rules for names in Android projects.
enum AndroidName {
  /// Whether a text can be a resource name, or the beginning of one.
  static func isResourceName(_ text: String) -> Bool {
    text.utf8.first?.isASCIILowercase == true && !text.utf8.contains(where: \.isASCIIUppercase)
      && SourceLiteral.isName(text)
  }

  /// Whether a text can be the name of a Kotlin package.
  static func isPackage(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      SourceLiteral.isName($0) && !kotlinKeywords.contains(String($0))
    }
  }

  /// Checks the keys of a target's entry that name a package or the beginning of drawables' names.
  static func check(_ node: ConfigurationNode) throws(ConfigurationError) {
    if let given = node["prefix"], let prefix = given.string, !isResourceName(prefix) {
      throw given.error(
        "'\(prefix)' can't begin a resource's name",
        fix: "use small letters, digits and underscores, a letter first")
    }
    for given in [node["package"], node["resources"]] {
      guard let given, let name = given.string, !isPackage(name) else { continue }
      throw given.error("'\(name)' is not a package name", fix: "write one such as com.example.app")
    }
  }

  /// Whether a text is a reference to a theme attribute (`?android:attr/colorControlNormal`, or `?attr/brand` of the
  /// app or its libraries) or a colour resource (`@color/brand`, `@android:color/white`).
  static func isColorResource(_ text: String) -> Bool {
    let rest = text.dropFirst().replacing("android:", with: "", maxReplacements: 1)
    guard let folder = ["?": "attr/", "@": "color/"][text.prefix(1)], rest.hasPrefix(folder) else {
      return false
    }
    return SourceLiteral.isName(rest.dropFirst(folder.count))
  }

  /// The "hard keywords" of the Kotlin specification, which can't be names. Words that only Java reserves are
  /// not included.
  private static let kotlinKeywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]
}
