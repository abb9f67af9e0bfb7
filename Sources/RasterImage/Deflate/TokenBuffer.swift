/// The literals and matches of a deflate block in memory that it owns and that grows.
///
/// A token has everything that is written for it but the code words, so that literals and matches
/// are written by the same instructions: no branch has to be predicted.
///
/// | bits | content |
/// | --- | --- |
/// | 0…8 | the symbol of a literal or length |
/// | 9…13 | the extra bits of a length |
/// | 14…18 | the symbol of a distance; ``noDistance`` for a literal |
/// | 19…31 | the extra bits of a distance |
struct TokenBuffer: ~Copyable {
  /// A symbol that no distance has, whose code word is empty.
  static let noDistance: UInt32 = 31

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

  /// The tokens so far, valid until the next one is added.
  @inline(__always)
  func forEach(_ body: (UInt32) -> Void) {
    for token in storage[..<count] { body(token) }
  }

  /// Twice as much memory with the same tokens; no method on `self`, which then stays in registers.
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
