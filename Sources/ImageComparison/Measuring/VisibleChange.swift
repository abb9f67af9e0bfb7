/// The differences that an eye finds although no pixel exceeds a threshold, or although the pixels
/// that do are anti-aliased: a colour, a displacement, or an amount of ink that changed.
///
/// Another rasteriser, or a shift by a fraction of a pixel, displaces edges by less than
/// `displacement` pixels. That bounds what it can do, and beyond the bounds a change is visible.
///
/// - A pixel changes by at most `displacement` times the range of the values around it, since
///   between two neighbours coverage is linear in the edge's position. In an even area that is
///   nothing at all. Such changes count where their colours are further apart than `colorDistance`.
///   A change that a shift by `slightDisplacement` explains is an edge's, however far apart the
///   colours: a dark edge on a light ground is steep in every lightness scale.
/// - A displacement moves ink and keeps its amount: by the divergence theorem the sum of a
///   channel over a window changes by at most `displacement` times the values along the window's
///   border, opposite sides with opposite signs. Rounding and sampling add or remove ink at random;
///   `inkShare` of a pixel for each pixel of the window's contours is their limit.
///
/// A thinner stroke loses ink along all of its contour. The controlled pairs of the tests and the article on
/// tolerances have figures.
struct VisibleChange {
  let a: PixelView
  let b: PixelView
  /// The largest harmless displacement of an edge, in pixels.
  let displacement: Double
  /// The displacement of an edge, in pixels, that is no change of colour whatever the threshold finds.
  let slightDisplacement: Double
  /// The largest harmless CIEDE2000 difference of an even area.
  let colorDistance: Double
  /// The largest harmless amount of ink that is lost or gained for each pixel of contour.
  let inkShare: Double

  /// Changes of at most two steps, in 255ths of a step, are rounding.
  static let rounding: Int32 = 2 * 255
  /// The range of values above which a pixel is at an edge, in 255ths of a step.
  static let edge: Int32 = 16 * 255

  /// - Parameter threshold: the difference that a pixel may have, with which all limits grow: at 0.1
  ///   they are 3/8 of a pixel, 0.2 pixels (a shift by 0.1, and what sampling in 15 rows adds to it), a
  ///   CIEDE2000 difference of 2.5, and a fiftieth of a pixel of ink.
  init(_ a: PixelView, _ b: PixelView, threshold: Double) {
    self.a = a
    self.b = b
    displacement = 3.75 * threshold
    slightDisplacement = 2 * threshold
    colorDistance = 25 * threshold
    inkShare = 0.2 * threshold
  }

  /// The change of a pixel's channels over a backdrop, and the range of the values around it.
  struct Change {
    var backdrop: Double
    var difference: SIMD4<Int32>
    var range: SIMD4<Int32>

    /// The differences that count as ink: those at edges.
    var ink: SIMD4<Int32> {
      difference.replacing(
        with: 0,
        where: (VisibleChange.magnitude(difference) .<= VisibleChange.rounding)
          .| (range .<= VisibleChange.edge))
    }
  }

  /// The changes of a pixel that are more than rounding, over each backdrop.
  struct Changes {
    var overWhite: Change?
    var overBlack: Change?
  }

  /// The changes of a pixel.
  @inline(__always)
  func changes(_ x: Int, _ y: Int) -> Changes {
    let index = y &* a.width &+ x
    let (p, q) = (a[index], b[index])
    let difference = Ink(q) &- Ink(p)
    let (overWhite, overBlack) = (difference.overWhite, difference.overBlack)
    let isOverWhite = any(Self.magnitude(overWhite) .> Self.rounding)
    // Opaque pixels are the same over both.
    let isOverBlack =
      !(p.isOpaque && q.isOpaque) && any(Self.magnitude(overBlack) .> Self.rounding)
    guard isOverWhite || isOverBlack else { return Changes() }
    let (first, second) = (ValueRange(a, x, y), ValueRange(b, x, y))
    return Changes(
      overWhite: isOverWhite
        ? Change(
          backdrop: Backdrop.white, difference: overWhite,
          range: pointwiseMax(first.overWhite, second.overWhite)) : nil,
      overBlack: isOverBlack
        ? Change(
          backdrop: Backdrop.black, difference: overBlack,
          range: pointwiseMax(first.overBlack, second.overBlack)) : nil)
  }

  /// Whether a change is neither a displacement's nor too small to be seen.
  ///
  /// The outermost pixels of a picture are left out: what lies beyond them is unknown.
  ///
  /// - Parameter labs: colours in CIELAB.
  private func isVisible(
    _ change: Change, _ x: Int, _ y: Int, _ labs: inout ColorCache<CIELab>
  ) -> Bool {
    guard a.isInside(x, y) || a.width < 3 || a.height < 3 else { return false }
    guard !isExplained(change, by: displacement) else { return false }
    let index = y * a.width + x
    let (p, q) = (labs[a[index]], labs[b[index]])
    let (before, after) =
      change.backdrop == Backdrop.white ? (p.overWhite, q.overWhite) : (p.overBlack, q.overBlack)
    // Of the formula's terms those in chroma and hue add up to no less than 0, and the difference in
    // lightness is divided by 1.75 at most: this is enough without them.
    let lightness = abs(before.lightness - after.lightness)
    return lightness > max(1.8 * colorDistance, 0.01)
      || before.ciede2000(after) > colorDistance
  }

  /// Whether any change is neither a displacement's nor too small to be seen.
  func isAnyVisible(
    _ changes: Changes, _ x: Int, _ y: Int, _ labs: inout ColorCache<CIELab>
  ) -> Bool {
    if let change = changes.overWhite, isVisible(change, x, y, &labs) { return true }
    if let change = changes.overBlack, isVisible(change, x, y, &labs) { return true }
    return false
  }

  /// Whether an edge that moved by no more than the slight displacement explains every change.
  func areSlight(_ changes: Changes) -> Bool {
    changes.overWhite.map { isExplained($0, by: slightDisplacement) } ?? true
      && changes.overBlack.map { isExplained($0, by: slightDisplacement) } ?? true
  }

  private func isExplained(_ change: Change, by displacement: Double) -> Bool {
    let size = Self.magnitude(change.difference)
    func isExplained(_ channel: Int) -> Bool {
      let range = change.range[channel]
      let bound = max(displacement * Double(range), Double(min(range, Self.edge)))
      return Double(size[channel]) <= bound + Double(Self.rounding)
    }
    return isExplained(0) && isExplained(1) && isExplained(2)
  }

  @inline(__always)
  static func magnitude(_ vector: SIMD4<Int32>) -> SIMD4<Int32> {
    pointwiseMax(vector, 0 &- vector)
  }
}

/// The largest minus the smallest value of a pixel and its eight neighbours, channel by channel, over
/// white and over black.
private struct ValueRange {
  /// Four channels over black, then four over white, the last of each 0.
  private let range: SIMD8<UInt16>

  @inline(__always)
  init(_ view: PixelView, _ x: Int, _ y: Int) {
    if view.isInside(x, y), view.isFlat(at: y &* view.width &+ x) {
      range = .zero
      return
    }
    var least = SIMD8<UInt16>(repeating: .max)
    var most = SIMD8<UInt16>.zero
    view.forEachAround(x, y) { pixel in
      let values = Self.values(pixel)
      least = least.replacing(with: values, where: values .< least)
      most = most.replacing(with: values, where: values .> most)
    }
    range = most &- least
  }

  var overBlack: SIMD4<Int32> { SIMD4(truncatingIfNeeded: range.lowHalf) }
  var overWhite: SIMD4<Int32> { SIMD4(truncatingIfNeeded: range.highHalf) }

  /// The channels over black and over white in 255ths of a step, at most 65,025.
  @inline(__always)
  private static func values(_ pixel: PackedPixel) -> SIMD8<UInt16> {
    // Red, green, blue and 0, twice.
    let twice = UInt64(pixel.rawValue & 0xFF_FFFF) &* 0x1_0000_0001
    let channels = unsafeBitCast(twice.littleEndian, to: SIMD8<UInt8>.self)
    let alpha = UInt16(pixel.alpha)
    let white = SIMD8<UInt16>(repeating: 255 &* (255 &- alpha))
    return SIMD8(truncatingIfNeeded: channels) &* alpha
      &+ (white & SIMD8(0, 0, 0, 0, .max, .max, .max, 0))
  }
}
