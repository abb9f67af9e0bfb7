/// Appends bits to memory, the first in the lowest bit, as deflate has them (RFC 1951, 3.1.1).
///
/// The caller sees to it that there is room for everything and eight bytes more.
struct BitWriter {
  private let start: UnsafeMutableRawPointer
  /// The whole bytes so far.
  private(set) var count = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  init(_ start: UnsafeMutableRawPointer) { self.start = start }

  /// Appends up to 48 bits; those of the value above `count` have to be 0.
  @inline(__always)
  mutating func write(_ value: UInt64, count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
    start.storeBytes(of: bits.littleEndian, toByteOffset: self.count, as: UInt64.self)
    self.count &+= Int(truncatingIfNeeded: bitCount &>> 3)
    bits &>>= bitCount & ~7
    bitCount &= 7
  }

  /// Fills the last byte up with zeros.
  mutating func finishByte() {
    if bitCount > 0 { write(0, count: 8 - bitCount) }
  }
}
