/// A cache of colours converted into a colour space, over white and over black.
///
/// A conversion computes cube roots and powers, and a drawing has few colours, even at its edges. The table
/// has a fixed size: of two colours with the same hash, it keeps the last one.
struct ColorCache<Value> {
  /// The converted values of a colour. Both are the same for an opaque colour.
  struct CachedColor {
    fileprivate var color: PackedPixel
    var overWhite: Value
    var overBlack: Value
  }

  private let convert: (PackedPixel.Channels) -> Value
  private var entries: [CachedColor]

  /// - Parameter convert: the conversion of red, green and blue from 0 to 255.
  init(_ convert: @escaping (PackedPixel.Channels) -> Value) {
    self.convert = convert
    // The same entry can fill the whole table because each look-up compares the entry's colour.
    let clear = Self.entry(PackedPixel(rawValue: 0), convert)
    entries = [CachedColor](repeating: clear, count: 1 << bits)
  }

  @inline(__always)
  subscript(color: PackedPixel) -> CachedColor {
    mutating get {
      // The top bits of the product are the hash: as many bits as an index of the table has.
      let index = Int((color.rawValue &* 0x9E37_79B1) >> UInt32(32 - bits))
      if entries[index].color == color { return entries[index] }
      entries[index] = Self.entry(color, convert)
      return entries[index]
    }
  }

  private static func entry(
    _ color: PackedPixel, _ convert: (PackedPixel.Channels) -> Value
  ) -> CachedColor {
    let white = convert(color.composite(over: Backdrop.white))
    let black = color.isOpaque ? white : convert(color.composite(over: Backdrop.black))
    return CachedColor(color: color, overWhite: white, overBlack: black)
  }
}

private let bits = 10
