/// Numbers and choices taken from the beginning of an input; missing bytes count as zero.
struct FuzzedBytes {
  /// The bytes that are left.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number of two bytes, the lower one first.
  mutating func word() -> Int { Int(byte()) | Int(byte()) << 8 }

  /// A number of eight bytes, the lowest one first.
  mutating func integer() -> Int64 {
    (0..<8).reduce(0) { $0 | Int64(byte()) << (8 * Int64($1)) }
  }

  /// The remaining bytes as text, with bytes that are not UTF-8 replaced.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// So many bytes; where the input ends they begin again, and without any they are 0.
  ///
  /// Runs make large data of short inputs: an odd byte is repeated by the byte behind it.
  mutating func expanded(to count: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    while result.count < count, let value = rest.popFirst() {
      let run = value & 1 == 1 ? 1 + 64 * Int(byte()) : 1
      result += repeatElement(value, count: min(run, count - result.count))
    }
    guard result.count < count else { return result }
    let period = result.isEmpty ? [0] : result
    while result.count < count { result += period.prefix(count - result.count) }
    return result
  }
}
