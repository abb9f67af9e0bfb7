/// Appends bits to bytes, the first in the lowest bit, as deflate orders them (RFC 1951, 3.1.1).
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// Appends up to 48 bits.
  ///
  /// - Precondition: the bits of the value above `count` are 0.
  @inline(__always)
  mutating func write(_ value: UInt64, count: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits &>>= 8
      bitCount &-= 8
    }
  }

  /// Appends whole bytes.
  ///
  /// - Precondition: the last byte is finished.
  mutating func write(_ whole: some Sequence<UInt8>) {
    precondition(bitCount == 0, "a byte is not finished")
    bytes += whole
  }

  /// Fills the last byte with zeros.
  mutating func finishByte() {
    if bitCount > 0 { write(0, count: 8 - bitCount) }
  }
}
