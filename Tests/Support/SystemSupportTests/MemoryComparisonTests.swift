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
}
