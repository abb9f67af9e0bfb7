/// Finds visible differences that a threshold for single pixels misses or takes for anti-aliasing: another
/// colour, a displacement, or a shape that grew or shrank.
///
/// Another rasteriser, or a shift by a fraction of a pixel, displaces edges by less than `displacement`
/// pixels. Such a harmless displacement can't change pixels by more than two bounds. A change beyond one of
/// them is visible.
///
/// - The bound for a pixel: it changes by at most `displacement` times the range (largest minus smallest) of
///   the values around it. The reason is that the coverage of a pixel is linear in the position of the edge. In
///   an area of one colour the range is 0. A change beyond this bound counts if the CIEDE2000 difference of the
///   pixel's colours is above `colorDistance`. A change that a displacement by `slightDisplacement` explains is
///   taken for anti-aliasing, even if the colours are far apart: a dark edge on a light ground is steep in
///   every lightness scale.
/// - The bound for a window: a displacement moves values but keeps their sum. By the divergence theorem, the
///   sum of a channel over a window changes by at most `displacement` times the sum of the values along the
///   window's border, where opposite sides have opposite signs. Sampling changes the sum by at most
///   `sumPerContour` for each pixel of contour in the window. It makes some pixels lighter and others darker,
///   and so does a displacement, but a thinner stroke changes all pixels in one direction. So `oppositeWeight`
///   times the changes against the direction of the sum are subtracted from it.
///
/// Outside of the pictures everything is transparent, so that they have the result of pictures with a transparent margin.
///
/// For example, a thinner stroke changes the sum along its whole contour. The article <doc:Tolerances> has
/// figures, and the tests check pairs of pictures with known changes.
package struct ChangeDetector {
  let a: PixelView
  let b: PixelView
  /// The largest harmless displacement of an edge, in pixels.
  let displacement: Double
  /// The displacement of an edge, in pixels, that is harmless even if the colour distance is above the
  /// threshold.
  let slightDisplacement: Double
  /// The largest harmless CIEDE2000 difference of a pixel that no displacement explains.
  let colorDistance: Double
  /// The largest harmless change of a window's sum for each pixel of contour in it.
  let sumPerContour: Double

  /// The weight of the changes in a window against the direction of its sum.
  static let oppositeWeight = 4.0

  /// The largest change of a channel that counts as rounding: two steps, in 255ths of a step.
  package static let rounding: Int32 = 2 * 255
  /// A pixel is at an edge if the range of the values around it is larger than this, in 255ths of a step.
  static let edge: Int32 = 16 * 255

  /// - Parameter threshold: the tolerated difference of a pixel. All limits are proportional to it. At 0.1,
  ///   the limits are displacements by 3/8 and 1/4 of a pixel, a CIEDE2000 difference of 1.5, and a change of
  ///   the sum by 1/50 of a pixel per pixel of contour. Two edges that a rasteriser with four samples a pixel
  ///   puts on its grid are up to 1/4 of a pixel apart.
  package init(_ a: PixelView, _ b: PixelView, threshold: Double) {
    self.a = a
    self.b = b
    displacement = 3.75 * threshold
    slightDisplacement = 2.5 * threshold
    colorDistance = 15 * threshold
    sumPerContour = 0.2 * threshold
  }

  /// The difference of two colours over black and over white.
  ///
  /// It is 0 if no channel changed by more than rounding. The half over black is 0 if both colours are opaque.
  package static func difference(_ p: PackedPixel, _ q: PackedPixel) -> Composites {
    var difference = Composites(difference: PremultipliedPixel(q) &- PremultipliedPixel(p))
    if p.isOpaque && q.isOpaque { difference.lowHalf = .zero }
    return (rounding &- difference.magnitudes).isAnyNegative ? difference : .zero
  }

  /// The changes of a pixel.
  ///
  /// - Parameter difference: the result of ``difference(_:_:)`` for the pixel's colours.
  @inline(__always)
  package func changes(_ x: Int, _ y: Int, _ difference: Composites) -> ChannelChanges {
    guard difference.isAnyNonzero else { return ChannelChanges() }
    let first = a.ranges(around: x, y)
    let second = b.ranges(around: x, y)
    // The larger of the two ranges.
    let excess = second &- first
    return ChannelChanges(difference: difference, range: first &+ (excess & ~(excess &>> 31)))
  }

  /// Whether an edge that moved by at most ``slightDisplacement`` explains the changes of all channels.
  func areSlight(_ changes: ChannelChanges) -> Bool {
    !unexplained(changes, by: slightDisplacement).isAnyNonzero
  }

  /// A number for each channel that is not 0 if the given displacement does not explain the channel's change.
  @inline(__always)
  func unexplained(_ changes: ChannelChanges, by displacement: Double) -> Composites {
    let sizes = changes.difference.magnitudes
    // A change of at most rounding + min(range, edge) counts as explained.
    let beyond = changes.range &- Self.edge
    let explained = Self.rounding &+ Self.edge &+ (beyond & (beyond &>> 31))
    var found = (explained &- sizes) &>> 31
    guard found.isAnyNonzero else { return found }
    for lane in 0..<8 where found[lane] != 0 {
      let bound = displacement * Double(changes.range[lane]) + Double(Self.rounding)
      if Double(sizes[lane]) <= bound { found[lane] = 0 }
    }
    return found
  }
}

/// The changes of a pixel's channels, and the range of the values around it.
///
/// Both are 0 if no channel changed by more than rounding. If both pixels are opaque, the difference over
/// black would equal the one over white, and is left at 0.
package struct ChannelChanges {
  package var difference: Composites = .zero
  package var range: Composites = .zero

  /// The differences that count for the sum of a window: those at edges and larger than rounding. The
  /// others are 0.
  @inline(__always)
  package var atEdges: Composites {
    // Negative if both numbers are negative: the difference and the range exceed their limits.
    let excess =
      (ChangeDetector.rounding &- difference.magnitudes) & (ChangeDetector.edge &- range)
    return difference & (excess &>> 31)
  }
}
