/// A rule between keys of a mapping, which are also options of a command.
package struct FieldLaw: Sendable {
  /// The key that has no effect where the rule is broken.
  package let field: SchemaField
  /// What is wrong, in a few words.
  package let problem: String
  /// How to fix it.
  package let fix: String
  private let isMet: @Sendable (FieldLookup) -> Bool

  package init(
    _ field: SchemaField, _ problem: String, fix: String,
    isMet: @escaping @Sendable (FieldLookup) -> Bool
  ) {
    self.field = field
    self.problem = problem
    self.fix = fix
    self.isMet = isMet
  }

  /// Checks given values against rules.
  ///
  /// - Throws: ``FieldError`` for the first rule that is broken.
  package static func check(_ laws: [FieldLaw], _ values: FieldLookup) throws(FieldError) {
    for law in laws where values(law.field) != nil && !law.isMet(values) {
      throw FieldError(law.field, "\(law.problem): \(law.fix)")
    }
  }
}

/// Looks up the value of a key, as text; nil if the key is not given.
package typealias FieldLookup = (SchemaField) -> String?

/// The error for the value of a key or an option.
package struct FieldError: Error, Sendable {
  package let field: SchemaField
  /// What is wrong and how to fix it, without the name of the field.
  package let reason: String

  package init(_ field: SchemaField, _ reason: some CustomStringConvertible) {
    self.field = field
    self.reason = reason.description
  }
}

extension ConfigurationNode {
  /// The value of a mapping's key; nil if the key is missing or the value is no mapping.
  package subscript(field: SchemaField) -> ConfigurationNode? { self[field.name] }

  /// The value as it would be written on the command line: a list with commas; nil for a mapping.
  package var scalarText: String? {
    switch value {
    case .string(let text): text
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .list(let elements): elements.compactMap(\.scalarText).joined(separator: ",")
    case .null, .mapping: nil
    }
  }

  /// Reads the values of a mapping. An error gets the location of its key.
  package func values<Result>(
    _ read: (FieldLookup) throws(FieldError) -> Result
  ) throws(ConfigurationError) -> Result {
    do throws(FieldError) { return try read { self[$0]?.scalarText } } catch {
      throw (self[error.field] ?? self).error(reason: error.reason)
    }
  }
}
