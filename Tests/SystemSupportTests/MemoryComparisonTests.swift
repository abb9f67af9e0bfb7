import SystemSupport
import Testing

@Suite struct MemoryComparisonTests {
  @Test func `a difference in any byte is found`() {
    let bytes = [UInt8](0..<100)
    #expect(MemoryComparison.areEqual(bytes, Array(0..<100)))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x80
      #expect(!MemoryComparison.areEqual(bytes, changed), "\(index)")
    }
  }

  @Test func `a beginning is not the whole, and nothing equals nothing`() {
    #expect(!MemoryComparison.areEqual([1, 2], [1]))
    #expect(!MemoryComparison.areEqual([], [1]))
    #expect(MemoryComparison.areEqual([], []))
  }

  @Test func `bytes have the order of a lexicon`() {
    let words: [[UInt8]] = [[], [0], [0, 0], [0, 255], [1], [127, 3], [128], [255], [255, 255]]
    for (first, a) in words.enumerated() {
      for (second, b) in words.enumerated() {
        let precedes = a.withUnsafeBytes { a in
          b.withUnsafeBytes { b in MemoryComparison.precedes(a, b) }
        }
        #expect(precedes == (first < second))
      }
    }
  }
}
