/// The literals and matches of a deflate block, as tokens in a growable buffer that it owns.
///
/// A token holds its symbols and extra bits: all of the output but the Huffman codes. Literals and matches
/// have the same layout, so the same instructions write both, without a branch to mispredict.
///
/// | bits | content |
/// | --- | --- |
/// | 0…8 | the symbol of a literal or length |
/// | 9…13 | the extra bits of a length |
/// | 14…18 | the symbol of a distance; ``noDistance`` for a literal |
/// | 19…31 | the extra bits of a distance |
package struct TokenBuffer: ~Copyable {
  /// A symbol that no distance uses. Its Huffman code has no bits, so nothing is written for it.
  package static let noDistance: UInt32 = 31

  private var storage: UnsafeMutableBufferPointer<UInt32>
  private var count = 0

  init() {
    storage = .allocate(capacity: 1 << 12)
  }

  deinit { storage.deallocate() }

  @inline(__always)
  mutating func append(_ token: UInt32) {
    if count == storage.count { storage = Self.enlarged(storage) }
    // `count` is below the capacity here, and only this method changes it.
    storage.initializeElement(at: count, to: token)
    count &+= 1
  }

  /// Calls a function with each token, in the order in which they were appended.
  @inline(__always)
  func forEach(_ body: (UInt32) -> Void) {
    for token in storage[..<count] { body(token) }
  }

  /// Moves the tokens to a buffer of twice the capacity.
  ///
  /// It is static so that the compiler can keep the fields of `self` in registers while tokens are appended.
  @inline(never)
  private static func enlarged(
    _ full: UnsafeMutableBufferPointer<UInt32>
  ) -> UnsafeMutableBufferPointer<UInt32> {
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 * full.count)
    _ = larger.moveInitialize(fromContentsOf: full)
    full.deallocate()
    return larger
  }
}
