/// The red, green and blue of a pixel times its alpha, and the alpha; or sums and differences of such
/// numbers.
///
/// They are all that is needed for the channels over black and over white, in whole numbers: channels are
/// in 255ths of a step, from 0 to 65,025.
typealias Ink = SIMD4<Int32>

extension Ink {
  @inline(__always)
  init(_ pixel: PackedPixel) {
    let alpha = Int32(pixel.alpha)
    self.init(
      Int32(pixel.red) &* alpha, Int32(pixel.green) &* alpha, Int32(pixel.blue) &* alpha, alpha)
  }

  /// Whether any number is not 0.
  @inline(__always)
  var isAnyNonzero: Bool { union != 0 }

  /// Whether any number is negative.
  @inline(__always)
  var isAnyNegative: Bool { union < 0 }

  /// The bits that are set in any number.
  @inline(__always)
  fileprivate var union: Int32 {
    let pair = lowHalf | highHalf
    return pair.x | pair.y
  }
}

/// Differences of channels over black and over white, in 255ths of a step: red, green, blue and 0 over
/// black, then the same over white.
///
/// Where time counts only operators are used that are one instruction each: of `.<`, `any(_:)` and
/// conversions between vectors of eight numbers the compiler makes a loop with a branch for each.
typealias Composites = SIMD8<Int32>

extension Composites {
  /// The differences of the channels, for the ink of some pixels less that of as many others.
  @inline(__always)
  init(difference ink: Ink) {
    let channels = Ink(-1, -1, -1, 0)
    let overBlack = ink & channels
    // What is not covered is white.
    self.init(
      lowHalf: overBlack,
      highHalf: overBlack &- (Ink(repeating: 255 &* ink.w) & channels))
  }

  /// The numbers over black.
  @inline(__always)
  var overBlack: SIMD4<Int32> { lowHalf }

  /// The numbers over white.
  @inline(__always)
  var overWhite: SIMD4<Int32> { highHalf }

  /// Each number without its sign.
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

  /// The bits that are set in any number.
  @inline(__always)
  var union: Int32 { (lowHalf | highHalf).union }
}
