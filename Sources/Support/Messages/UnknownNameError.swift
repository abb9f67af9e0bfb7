/// The error for a text that is not one of the known names.
package struct UnknownNameError: Error, Hashable, CustomStringConvertible {
  package var text: String
  /// The names that are known; at least one.
  package var names: [String]

  package init(_ text: String, names: [String]) {
    self.text = text
    self.names = names
  }

  package var description: String { "unknown value '\(text)': \(fix)" }

  /// How to fix it: suggests the nearest name, or else lists all names.
  package var fix: String { NearestName.suggestion(for: text, among: names) }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The names of all values, in the order of `allCases`. Parsing, help texts, completions and schemas all
  /// use this list.
  package static var names: [String] { allCases.map { $0.rawValue } }

  /// Creates the value with the given name, in any case and with `-`, `_`, a space or nothing between its words.
  ///
  /// - Throws: ``UnknownNameError`` if no value has the name.
  package init(name: String) throws(UnknownNameError) {
    guard let known = KnownName.of(name, among: Self.names), let value = Self(rawValue: known)
    else {
      throw UnknownNameError(name, names: Self.names)
    }
    self = value
  }
}

/// The spellings of a name that have one meaning.
package enum KnownName {
  /// The known name that a text spells, in any case and with `-`, `_`, a space or nothing between its words;
  /// nil if it spells none, or more than one. Some names have synonyms, which people know from other programs.
  package static func of(_ text: String, among names: [String]) -> String? {
    if names.contains(text) { return text }
    let wanted = plain(text)
    let matches = names.filter { plain($0) == wanted }
    if matches.isEmpty, let synonym = synonyms[wanted], names.contains(synonym) { return synonym }
    return matches.count == 1 ? matches[0] : nil
  }

  private static let synonyms = [
    "night": "dark", "day": "light", "high": "increased", "fill": "filled", "solid": "filled",
    "add": "plus", "remove": "minus", "check": "checkmark", "tick": "checkmark", "cross": "xmark",
    "close": "xmark", "ios": "xcassets", "xcode": "xcassets",
    "kmp": "compose-multiplatform", "dart": "flutter",
  ]

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !"-_ ".contains($0) }
  }
}
