/// The values that are allowed. Files are checked with it, and the JSON Schema is made from it.
package indirect enum ValueSchema: Sendable {
  /// A text; the field's documentation describes its form.
  case string
  /// One of some texts.
  case choice([String])
  case boolean
  case number(NumberRange)
  case integer(ClosedRange<Int>)
  /// A list of values, with their number.
  case list(ValueSchema, count: ClosedRange<Int>)
  /// A mapping with known keys.
  case mapping([SchemaField])
  /// A mapping with any keys.
  case dictionary(ValueSchema)
  /// A mapping whose other keys depend on the text of one of them.
  case tagged(by: String, [(tag: String, fields: [SchemaField])])
  /// Any of several schemas, such as a text or a list.
  case either([ValueSchema])
  /// A schema of ``ConfigurationSchema/definitions``, also for schemas that contain themselves.
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
