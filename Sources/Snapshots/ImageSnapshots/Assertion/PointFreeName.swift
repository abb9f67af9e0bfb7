/// The names that swift-snapshot-testing gives to references: `<file>/<test>.<number or name>.<extension>`.
///
/// A reference of that name takes the name of this library when its assertion runs first, so that a project keeps its
/// references when it moves.
package enum PointFreeName {
  /// A text in which each run of other characters than letters, digits and `_` is a hyphen, without a hyphen at its ends.
  package static func component(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      if isWord(scalar) {
        name.unicodeScalars.append(scalar)
      } else if name.last != "-" {
        name += "-"
      }
    }
    if name.first == "-" { name.removeFirst() }
    if name.last == "-" { name.removeLast() }
    return name
  }

  /// Whether a regular expression's `\w` matches a character, as Unicode's Technical Standard 18 defines it.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default:
      scalar.properties.isAlphabetic || scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }
}
