/// Appends bits to memory, the first in the lowest bit, as deflate has them (RFC 1951, 3.1.1).
///
/// Every write is checked against the end of the memory, in release builds too; it takes up to eight
/// bytes more than the bits written so far.
struct BitWriter {
  private let memory: UnsafeMutableRawBufferPointer
  /// The whole bytes so far.
  private(set) var count = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    self.memory = UnsafeMutableRawBufferPointer(memory)
  }

  /// Appends up to 48 bits; those of the value above `count` have to be 0.
  ///
  /// - Precondition: eight bytes of memory are left.
  @inline(__always)
  mutating func write(_ value: UInt64, count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
    precondition(self.count &+ 8 <= memory.count, "beyond the memory")
    memory.storeBytes(of: bits.littleEndian, toByteOffset: self.count, as: UInt64.self)
    self.count &+= Int(truncatingIfNeeded: bitCount &>> 3)
    bits &>>= bitCount & ~7
    bitCount &= 7
  }

  /// Fills the last byte up with zeros.
  mutating func finishByte() {
    if bitCount > 0 { write(0, count: 8 - bitCount) }
  }
}
