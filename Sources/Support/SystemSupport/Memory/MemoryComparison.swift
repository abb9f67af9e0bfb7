internal import CPlatform

/// Compares bytes with the C library, several times as fast as `==` of arrays.
package enum MemoryComparison {
  /// Whether two buffers have the same length and the same bytes: `memcmp(3)`.
  package static func areEqual(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer
  ) -> Bool {
    guard a.count == b.count else { return false }
    guard let first = a.baseAddress, let second = b.baseAddress else { return true }
    return memcmp(first, second, a.count) == 0
  }

  /// Whether two arrays have the same bytes.
  package static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.withUnsafeBytes { first in b.withUnsafeBytes { second in areEqual(first, second) } }
  }
}
