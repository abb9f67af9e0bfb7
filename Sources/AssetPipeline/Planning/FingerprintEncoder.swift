import SystemSupport

extension Digest {
  /// The fingerprint of a value: the SHA-256 of everything that it encodes.
  ///
  /// It is the same on every machine and in every run. A property that is added, left out or renamed
  /// changes it; the order of a dictionary's keys does not.
  ///
  /// - Throws: the error of a value that can't be encoded.
  init(ofValue value: some Encodable) throws {
    let root = FingerprintNode()
    try root.encode(value)
    var bytes: [UInt8] = []
    root.append(to: &bytes)
    self.init(of: bytes)
  }
}

/// A value that is encoded for a fingerprint.
private final class FingerprintNode {
  private enum Content {
    /// Nothing was encoded.
    case none
    /// A kind of value, and its bytes.
    case value(UInt8, [UInt8])
    case list([FingerprintNode])
    /// Sorted when it is written.
    case fields([(key: String, value: FingerprintNode)])
  }

  private var content = Content.none

  /// Adds a field to an object.
  func field(_ key: String) -> FingerprintNode {
    let node = FingerprintNode()
    guard case .fields(var fields) = content else {
      content = .fields([(key, node)])
      return node
    }
    content = .none
    fields.append((key, node))
    content = .fields(fields)
    return node
  }

  /// Adds an element to a list.
  func element() -> FingerprintNode {
    let node = FingerprintNode()
    guard case .list(var list) = content else {
      content = .list([node])
      return node
    }
    content = .none
    list.append(node)
    content = .list(list)
    return node
  }

  /// Makes an object or a list of what has no elements yet.
  func begin(isList: Bool) {
    if case .none = content { content = isList ? .list([]) : .fields([]) }
  }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let text as String: content = .value(UInt8(ascii: "s"), Array(text.utf8))
    case let flag as Bool: content = .value(UInt8(ascii: "b"), [flag ? 1 : 0])
    case let number as Double: content = .value(UInt8(ascii: "d"), Self.bytes(number.bitPattern))
    case let number as any BinaryInteger:
      content = .value(UInt8(ascii: "i"), Self.bytes(UInt64(truncatingIfNeeded: number)))
    default: try value.encode(to: FingerprintEncoder(node: self))
    }
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// Adds the kind, the length and the parts of the value, so that neighbours can't run into one another.
  func append(to bytes: inout [UInt8]) {
    switch content {
    case .none: bytes.append(UInt8(ascii: "n"))
    case .value(let kind, let value): Self.append(kind, value, to: &bytes)
    case .list(let list):
      Self.append(UInt8(ascii: "l"), count: list.count, to: &bytes)
      for element in list { element.append(to: &bytes) }
    case .fields(let fields):
      Self.append(UInt8(ascii: "o"), count: fields.count, to: &bytes)
      for field in fields.sorted(by: { Manifest.precedes($0.key, $1.key) }) {
        Self.append(UInt8(ascii: "k"), Array(field.key.utf8), to: &bytes)
        field.value.append(to: &bytes)
      }
    }
  }

  private static func append(_ kind: UInt8, _ value: [UInt8], to bytes: inout [UInt8]) {
    append(kind, count: value.count, to: &bytes)
    bytes += value
  }

  private static func append(_ kind: UInt8, count: Int, to bytes: inout [UInt8]) {
    bytes.append(kind)
    bytes += self.bytes(UInt64(count))
  }
}

private struct FingerprintEncoder: Encoder {
  let node: FingerprintNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.begin(isList: false)
    return KeyedEncodingContainer(Fields<Key>(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.begin(isList: true)
    return Elements(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Value(node: node) }

  private struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: FingerprintNode
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { _ = node.field(key.stringValue) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      try node.field(key.stringValue).encode(value)
    }

    func nestedContainer<NestedKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      FingerprintEncoder(node: node.field(key.stringValue)).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      FingerprintEncoder(node: node.field(key.stringValue)).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { FingerprintEncoder(node: node.field("super")) }

    func superEncoder(forKey key: Key) -> any Encoder {
      FingerprintEncoder(node: node.field(key.stringValue))
    }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let node: FingerprintNode
    var codingPath: [any CodingKey] { [] }
    private(set) var count = 0

    init(node: FingerprintNode) { self.node = node }

    private mutating func next() -> FingerprintNode {
      count += 1
      return node.element()
    }

    mutating func encodeNil() { _ = next() }

    mutating func encode(_ value: some Encodable) throws { try next().encode(value) }

    mutating func nestedContainer<NestedKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
      FingerprintEncoder(node: next()).container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      FingerprintEncoder(node: next()).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { FingerprintEncoder(node: next()) }
  }

  private struct Value: SingleValueEncodingContainer {
    let node: FingerprintNode
    var codingPath: [any CodingKey] { [] }

    func encodeNil() {}

    func encode(_ value: some Encodable) throws { try node.encode(value) }
  }
}
