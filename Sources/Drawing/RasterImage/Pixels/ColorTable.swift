internal import VectorGraphics

/// Assigns indices to up to 256 colours, in the order of their first appearance. It is a hash table with open
/// addressing that is at most a quarter full.
struct ColorTable {
  /// The colours as pixels: red in the lowest byte, alpha in the highest.
  private(set) var colors: [UInt32] = []
  var counts = [Int](repeating: 0, count: 256)
  /// The hash slots: each has the index of a colour plus one, or 0 if it is empty.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// The index of a colour, which is added if it is new; nil if it is new and the table is full.
  mutating func index(of color: UInt32) -> UInt8? {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(truncatingIfNeeded: index) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(truncatingIfNeeded: colors.count)
    return UInt8(truncatingIfNeeded: colors.count - 1)
  }
}

extension RGBAColor {
  /// The colour of a pixel: red in the lowest byte, alpha in the highest.
  init(littleEndian pixel: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: pixel), green: UInt8(truncatingIfNeeded: pixel >> 8),
      blue: UInt8(truncatingIfNeeded: pixel >> 16), alpha: UInt8(truncatingIfNeeded: pixel >> 24))
  }
}
