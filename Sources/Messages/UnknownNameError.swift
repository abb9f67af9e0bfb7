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

  /// Creates the value with the given name.
  ///
  /// - Throws: ``UnknownNameError`` if no value has the name.
  package init(name: String) throws(UnknownNameError) {
    guard let value = Self(rawValue: name) else {
      throw UnknownNameError(name, names: Self.names)
    }
    self = value
  }
}
