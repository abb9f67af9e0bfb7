/// The last position of each key of 32 bits, or of another key with the same hash.
struct HashTable {
  private static let bits = 12
  private let heads: UnsafeMutablePointer<Int32>

  /// Calls a function with a table that has the position 0 for every key.
  static func withTable(_ body: (HashTable) -> Void) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1 << bits) { heads in
      heads.initialize(repeating: 0)
      guard let start = heads.baseAddress else { return }
      body(HashTable(heads: start))
    }
  }

  /// Enters a position below `Int32.max`, and returns the one that was there before.
  @inline(__always) @discardableResult
  func exchange(_ key: UInt32, _ position: Int) -> Int {
    let hash = Self.hash(key)
    let last = Int(heads[hash])
    heads[hash] = Int32(truncatingIfNeeded: position)
    return last
  }

  /// The highest bits of a product, as many as the table has indices.
  @inline(__always)
  private static func hash(_ key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) &>> UInt32(32 - bits))
  }
}
