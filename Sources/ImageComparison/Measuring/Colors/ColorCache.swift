/// A cache of the values of colours in a colour space, over white and over black.
///
/// Drawings have few colours, at their edges too, and a conversion takes cube roots and powers. The
/// table has one entry for each hash, so that its size is fixed.
struct ColorCache<Value> {
  /// A colour's values; those of an opaque one are the same.
  struct Entry {
    fileprivate var color: PackedPixel
    var overWhite: Value
    var overBlack: Value
  }

  private let convert: (PackedPixel.Channels) -> Value
  private var entries: [Entry]

  /// - Parameter convert: the conversion of red, green and blue from 0 to 255.
  init(_ convert: @escaping (PackedPixel.Channels) -> Value) {
    self.convert = convert
    // An entry is right wherever it is: its colour is compared.
    let clear = Self.entry(PackedPixel(rawValue: 0), convert)
    entries = [Entry](repeating: clear, count: 1 << bits)
  }

  @inline(__always)
  subscript(color: PackedPixel) -> Entry {
    mutating get {
      // A hash has as many bits as the table has indices.
      let index = Int((color.rawValue &* 0x9E37_79B1) >> UInt32(32 - bits))
      if entries[index].color == color { return entries[index] }
      entries[index] = Self.entry(color, convert)
      return entries[index]
    }
  }

  private static func entry(
    _ color: PackedPixel, _ convert: (PackedPixel.Channels) -> Value
  ) -> Entry {
    let white = convert(color.composite(over: Backdrop.white))
    let black = color.isOpaque ? white : convert(color.composite(over: Backdrop.black))
    return Entry(color: color, overWhite: white, overBlack: black)
  }
}

private let bits = 10
