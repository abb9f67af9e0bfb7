/// The last position of each key of 24 bits, or of another key with the same hash.
struct HashTable {
  private static let bits = 12
  /// The last position with each hash, plus 1; 0 for none.
  private let heads: UnsafeMutablePointer<Int32>

  /// Calls a function with an empty table.
  static func withTable(_ body: (HashTable) -> Void) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1 << bits) { heads in
      heads.initialize(repeating: 0)
      guard let start = heads.baseAddress else { return }
      body(HashTable(heads: start))
    }
  }

  /// The last position of a key, below `Int32.max`; -1 for none.
  @inline(__always)
  subscript(key: UInt32) -> Int {
    get { Int(heads[Self.hash(key)]) &- 1 }
    nonmutating set { heads[Self.hash(key)] = Int32(truncatingIfNeeded: newValue &+ 1) }
  }

  /// The highest bits of a product, as many as the table has indices.
  @inline(__always)
  private static func hash(_ key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) &>> UInt32(32 - bits))
  }
}
