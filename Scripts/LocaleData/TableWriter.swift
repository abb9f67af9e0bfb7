import Foundation

/// Writes tables as tab-separated values, one fact a line.
struct TableWriter {
  let folder: String

  /// The names of the two columns, by table.
  private static let columns = [
    "aliases": "old code\tcode",
    "countedNames": "locale/currency/plural category\tname after a number",
    "currencies": "currency\tdecimal digits",
    "displayNames": "locale or part\tname",
    "languages": "language\tscript and region",
    "locales": "locale\tparent",
    "names": "locale/currency\tname",
    "narrowSymbols": "locale/currency\tnarrow symbol",
    "numbers": "locale/fact\tvalue",
    "plurals": "language/plural category\trule",
    "regionLocales": "region\tlocale",
    "regions": "region\tcurrency",
    "scripts": "script\tdirection",
    "symbols": "locale/currency\tsymbol",
    "systems": "number system\tdigits",
    "versions": "source\tversion",
  ]

  /// Writes each table as a file of its name. Lines are sorted by their bytes, and so are the keys, whose bytes are
  /// all above the tab.
  func write(_ tables: [String: [String: String]]) throws {
    for (name, columns) in Self.columns {
      let lines = (tables[name] ?? [:]).map { "\($0.key)\t\(escaped($0.value))" }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      try ([columns] + lines).map { $0 + "\n" }.joined()
        .write(toFile: "\(folder)/\(name).tsv", atomically: true, encoding: .utf8)
    }
  }

  /// A text in which a reader sees every character, and the difference between any two.
  ///
  /// Spaces other than the usual one, marks of direction, joiners and other characters that nobody sees are written by
  /// their numbers: a change of U+00A0 to U+202F, or a mark too many, would not show in a difference. So is the
  /// backslash, which begins a number.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let properties = scalar.properties
      let isHidden =
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || [.control, .format, .privateUse].contains(properties.generalCategory)
      return scalar != " " && isHidden || scalar == "\\"
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}
