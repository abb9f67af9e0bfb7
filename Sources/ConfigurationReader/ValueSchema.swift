/// The values that are allowed: the one description that files are checked against and their JSON
/// Schema is made from.
package indirect enum ValueSchema: Sendable {
  /// A text; the field's documentation describes its form.
  case string
  /// One of some texts.
  case choice([String])
  case boolean
  case number(NumberRange)
  case integer(ClosedRange<Int>)
  /// A list of so many values.
  case list(ValueSchema, count: ClosedRange<Int>)
  /// A mapping with known keys.
  case mapping([SchemaField])
  /// A mapping with any keys.
  case dictionary(ValueSchema)
  /// A mapping whose other keys depend on the text of one of them.
  case tagged(by: String, [(tag: String, fields: [SchemaField])])
  /// Any of several schemas that differ in kind: such as a text or a list.
  case either([ValueSchema])
  /// A schema of the schema's definitions, for schemas that hold themselves.
  case reference(String)

  /// A list of any length.
  package static func list(_ schema: ValueSchema) -> ValueSchema {
    .list(schema, count: 0...Int.max)
  }

  /// One of an enumeration's values.
  package static func choice<Value: CaseIterable & RawRepresentable>(
    of type: Value.Type
  ) -> ValueSchema where Value.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}
