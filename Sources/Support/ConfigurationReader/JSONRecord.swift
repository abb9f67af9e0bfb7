/// A value that is an object in a JSON file.
///
/// It has one list of its keys, from which it is written, read, and described in the JSON Schema. Other stored properties
/// are not in the file.
package protocol JSONRecord: Codable, RecordValue {
  /// A record without values, which reading fills.
  init()
  static var fields: [RecordField<Self>] { get }
}

/// The value of a key of a ``JSONRecord``.
package protocol RecordValue: Codable {
  static var schema: ValueSchema { get }
}

/// A key of a ``JSONRecord``.
package struct RecordField<Record> {
  package let field: SchemaField
  fileprivate let encode: (Record, inout KeyedEncodingContainer<RecordKey>) throws -> Void
  fileprivate let decode: (inout Record, KeyedDecodingContainer<RecordKey>) throws -> Void

  /// A key that every such record has.
  ///
  /// - Parameter schema: the allowed values, where there are fewer than the type has.
  package init<Value: RecordValue>(
    _ name: String, _ path: WritableKeyPath<Record, Value>, schema: ValueSchema? = nil,
    _ documentation: String
  ) {
    let key = RecordKey(name)
    field = SchemaField(name, schema ?? Value.schema, isRequired: true, documentation)
    encode = { record, container in try container.encode(record[keyPath: path], forKey: key) }
    decode = { record, container in
      record[keyPath: path] = try container.decode(Value.self, forKey: key)
    }
  }

  /// A key that is left out where there is no value.
  package init<Value: RecordValue>(
    _ name: String, _ path: WritableKeyPath<Record, Value?>, schema: ValueSchema? = nil,
    _ documentation: String
  ) {
    let key = RecordKey(name)
    field = SchemaField(name, schema ?? Value.schema, documentation)
    encode = { record, container in
      try container.encodeIfPresent(record[keyPath: path], forKey: key)
    }
    decode = { record, container in
      record[keyPath: path] = try container.decodeIfPresent(Value.self, forKey: key)
    }
  }
}

private struct RecordKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

extension JSONRecord {
  package static var schema: ValueSchema { .mapping(fields.map(\.field)) }

  /// Encodes the values of the fields that have one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    for field in Self.fields { try field.encode(self, &container) }
  }

  /// Decodes a record that has all required fields.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: RecordKey.self)
    for field in Self.fields { try field.decode(&self, container) }
  }
}

extension String: RecordValue {
  package static var schema: ValueSchema { .string }
}

extension Bool: RecordValue {
  package static var schema: ValueSchema { .boolean }
}

extension Int: RecordValue {
  package static var schema: ValueSchema { .integer(.min ... .max) }
}

extension Double: RecordValue {
  package static var schema: ValueSchema {
    .number(NumberRange(-greatestFiniteMagnitude...greatestFiniteMagnitude))
  }
}

extension Array: RecordValue where Element: RecordValue {
  package static var schema: ValueSchema { .list(Element.schema) }
}

extension Dictionary: RecordValue where Key == String, Value: RecordValue {
  package static var schema: ValueSchema { .dictionary(Value.schema) }
}

extension RecordValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  package static var schema: ValueSchema { .choice(of: Self.self) }
}
