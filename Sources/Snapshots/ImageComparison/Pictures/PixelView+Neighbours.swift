extension PixelView {
  /// The columns to the right of a pixel that are in the same even area; empty if the pixel is in none.
  ///
  /// In an even area, the pixels and their neighbours have a single colour in this picture, and a single
  /// colour in the other one. No edge is near, so the two colours alone decide the result, and the caller
  /// has to measure only one pixel of the area in each row.
  @inline(__always)
  func uniformColumns(with other: PixelView, rightOf x: Int, _ y: Int) -> Range<Int> {
    let next = x &+ 1
    guard isInterior(x, y) else { return next..<next }
    let start = y &* width
    guard isFlat(at: start &+ x), other.isFlat(at: start &+ x) else { return next..<next }
    let color = self[start &+ x]
    let otherColor = other[start &+ x]
    var end = next
    // A pixel's neighbourhood has only one column that the previous pixel's does not have.
    while end < width &- 1, isColumn(color, at: start &+ end &+ 1),
      other.isColumn(otherColor, at: start &+ end &+ 1)
    {
      end &+= 1
    }
    return next..<end
  }

  /// For each channel, the largest minus the smallest value among a pixel and its neighbours.
  @inline(__always)
  func ranges(around x: Int, _ y: Int) -> Composites {
    if isInterior(x, y), isFlat(at: y &* width &+ x) { return .zero }
    var least = SIMD8<Int16>(repeating: .max)
    var most = SIMD8<Int16>(repeating: .min)
    forEachAround(x, y) { pixel in
      let values = pixel.signedComposites
      least = pointwiseMin(least, values)
      most = pointwiseMax(most, values)
    }
    let words = unsafeBitCast(most &- least, to: SIMD2<UInt64>.self)
    return Composites(lowHalf: Self.channels(words.x), highHalf: Self.channels(words.y))
  }

  /// The three lowest 16-bit numbers of a word, and 0.
  @inline(__always)
  private static func channels(_ word: UInt64) -> SIMD4<Int32> {
    SIMD4(
      Int32(word & 0xFFFF), Int32((word >> 16) & 0xFFFF), Int32((word >> 32) & 0xFFFF), 0)
  }
}

extension PackedPixel {
  /// The channels over black and over white in 255ths of a step, minus 32,768.
  ///
  /// They are signed 16-bit numbers because the minimum of such vectors is a single instruction.
  @inline(__always)
  fileprivate var signedComposites: SIMD8<Int16> {
    let color = UInt64(rawValue)
    let channels = color & 0xFF | (color & 0xFF00) << 8 | (color & 0xFF_0000) << 16
    // Each product fits into the 16 bits of its channel.
    let overBlack = channels &* UInt64(alpha)
    let overWhite = overBlack &+ 0xFF_00FF_00FF &* UInt64(255 &- alpha)
    return unsafeBitCast(
      SIMD2(overBlack, overWhite) ^ 0x8000_8000_8000_8000, to: SIMD8<Int16>.self)
  }
}
