/// A text that is none of the names of a value.
package struct UnknownNameError: Error, Hashable, CustomStringConvertible {
  package var text: String
  /// The names that are known; at least one.
  package var names: [String]

  package init(_ text: String, names: [String]) {
    self.text = text
    self.names = names
  }

  package var description: String { "unknown value '\(text)': \(fix)" }

  /// The nearest name, or all of them.
  package var fix: String { NearestName.suggestion(for: text, among: names) }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The names of all values, in their order: the one list for parsing, help texts, completions and
  /// schemas.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// The value of a name.
  ///
  /// - Throws: ``UnknownNameError`` with all names.
  package init(name: String) throws(UnknownNameError) {
    guard let value = Self(rawValue: name) else {
      throw UnknownNameError(name, names: Self.names)
    }
    self = value
  }
}
