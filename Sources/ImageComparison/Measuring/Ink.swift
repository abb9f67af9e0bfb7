/// A pixel's channels multiplied by its alpha, and its alpha: everything that is needed for its
/// channels over black and over white, in whole numbers.
///
/// Channels are in 255ths of a step, from 0 to 65,025, and alpha from 0 to 255. Sums of them are the
/// same for sums of pixels.
struct Ink {
  /// Red, green, blue and alpha.
  var sum: SIMD4<Int32> = .zero
  /// The number of pixels in the sum.
  var pixels: Int32 = 0

  @inline(__always)
  init() {}

  @inline(__always)
  init(_ pixel: PackedPixel) {
    let alpha = Int32(pixel.alpha)
    sum = SIMD4(
      Int32(pixel.red) &* alpha, Int32(pixel.green) &* alpha, Int32(pixel.blue) &* alpha, alpha)
    pixels = 1
  }

  /// Red, green and blue over black; the fourth number is 0.
  var overBlack: SIMD4<Int32> { SIMD4(sum.x, sum.y, sum.z, 0) }

  /// Red, green and blue over white; the fourth number is 0.
  var overWhite: SIMD4<Int32> {
    // What is not covered is white.
    let white = 255 &* (255 &* pixels &- sum.w)
    return SIMD4(sum.x &+ white, sum.y &+ white, sum.z &+ white, 0)
  }

  @inline(__always)
  static func &+ (a: Ink, b: Ink) -> Ink {
    var result = a
    result.sum &+= b.sum
    result.pixels &+= b.pixels
    return result
  }

  @inline(__always)
  static func &- (a: Ink, b: Ink) -> Ink {
    var result = a
    result.sum &-= b.sum
    result.pixels &-= b.pixels
    return result
  }
}
