/// The last position entered for each 32-bit key.
///
/// Keys with the same hash share one entry, so the position may belong to a different key.
struct HashTable {
  private static let bits = 12
  private let heads: UnsafeMutablePointer<Int32>

  /// Calls a function with a table in which every key has the position 0. The table is valid only during
  /// the call.
  static func withTable(_ body: (HashTable) -> Void) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1 << bits) { heads in
      heads.initialize(repeating: 0)
      guard let start = heads.baseAddress else { return }
      body(HashTable(heads: start))
    }
  }

  /// Enters the position of a key, which must be below `Int32.max`, and returns the one it replaces.
  @inline(__always) @discardableResult
  func exchange(_ key: UInt32, _ position: Int) -> Int {
    let hash = Self.hash(key)
    let last = Int(heads[hash])
    heads[hash] = Int32(truncatingIfNeeded: position)
    return last
  }

  /// The index of a key by multiplicative hashing: the highest `bits` bits of a product.
  @inline(__always)
  private static func hash(_ key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) &>> UInt32(32 - bits))
  }
}
