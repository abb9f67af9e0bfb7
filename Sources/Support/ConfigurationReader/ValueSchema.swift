import Messages

/// The allowed values at one place in a file. It is used to check files and to make the JSON Schema.
package indirect enum ValueSchema: Sendable {
  /// A text; the field's documentation describes its form.
  case string
  /// One of the given texts.
  case choice([String])
  case boolean
  case number(NumberRange)
  case integer(ClosedRange<Int>, NumberUnit? = nil)
  /// A list, with the schema of its elements and the allowed number of them.
  case list(ValueSchema, count: ClosedRange<Int>)
  /// A mapping with known keys.
  case mapping([SchemaField])
  /// A mapping with any keys, and the schema of all its values.
  case dictionary(ValueSchema)
  /// A mapping in which the text of the key `by` decides which other keys are allowed.
  case tagged(by: String, [(tag: String, fields: [SchemaField])])
  /// A value that fits at least one of the given schemas, such as a text or a list.
  case either([ValueSchema])
  /// The schema of this name in ``ConfigurationSchema/definitions``. It also makes recursive schemas possible.
  case reference(String)

  /// A list of any length.
  package static func list(_ schema: ValueSchema) -> ValueSchema {
    .list(schema, count: 0...Int.max)
  }

  /// One of an enumeration's raw values.
  package static func choice<Value: CaseIterable & RawRepresentable>(
    of type: Value.Type
  ) -> ValueSchema where Value.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}
