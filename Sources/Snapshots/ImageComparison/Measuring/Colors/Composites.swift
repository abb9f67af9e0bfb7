/// The red, green and blue of a pixel times its alpha, and the alpha itself. Also the sums and differences of
/// such vectors.
///
/// The channels over black and over white follow from these numbers without rounding. Channels are in 255ths
/// of a step, from 0 to 65,025.
package typealias PremultipliedPixel = SIMD4<Int32>

extension PremultipliedPixel {
  @inline(__always)
  init(_ pixel: PackedPixel) {
    let alpha = Int32(pixel.alpha)
    self.init(
      Int32(pixel.red) &* alpha, Int32(pixel.green) &* alpha, Int32(pixel.blue) &* alpha, alpha)
  }

  /// Whether any number is not 0.
  @inline(__always)
  var isAnyNonzero: Bool { union != 0 }

  /// The bitwise OR of all numbers.
  @inline(__always)
  fileprivate var union: Int32 {
    let pair = lowHalf | highHalf
    return pair.x | pair.y
  }
}

/// Differences of channels over black and over white, in 255ths of a step: red, green, blue and 0 over
/// black, then the same over white.
///
/// This code has to be fast, so it uses only operators that compile to one instruction each. The compiler
/// turns `.<`, `any(_:)` and conversions of vectors of eight numbers into a loop with a branch per number.
package typealias Composites = SIMD8<Int32>

extension Composites {
  /// The differences of the channels.
  ///
  /// - Parameter pixels: the sum of some premultiplied pixels minus the sum of the same number of others.
  @inline(__always)
  init(difference pixels: PremultipliedPixel) {
    let channels = PremultipliedPixel(-1, -1, -1, 0)
    let overBlack = pixels & channels
    // Over white, a pixel gains 255 × (255 − alpha). The constant cancels out in the difference.
    self.init(
      lowHalf: overBlack,
      highHalf: overBlack &- (PremultipliedPixel(repeating: 255 &* pixels.w) & channels))
  }

  /// The numbers over black.
  @inline(__always)
  package var overBlack: SIMD4<Int32> { lowHalf }

  /// The numbers over white.
  @inline(__always)
  package var overWhite: SIMD4<Int32> { highHalf }

  /// The absolute value of each number.
  @inline(__always)
  var magnitudes: Self {
    let signs = self &>> 31
    return (self ^ signs) &- signs
  }

  /// Whether any number is not 0.
  @inline(__always)
  var isAnyNonzero: Bool { union != 0 }

  /// Whether any number is negative.
  @inline(__always)
  var isAnyNegative: Bool { union < 0 }

  /// The bitwise OR of all numbers.
  @inline(__always)
  var union: Int32 { (lowHalf | highHalf).union }
}
