/// The visible differences that a threshold for single pixels misses, or takes for anti-aliasing: another
/// colour, a displacement, or a shape that grew or shrank.
///
/// Another rasteriser, or a shift by a fraction of a pixel, displaces edges by less than
/// `displacement` pixels. This bounds the changes that it makes. A change beyond the bounds is visible.
///
/// - A pixel changes by at most `displacement` times the range of the values around it: between two
///   neighbours coverage is linear in the edge's position. In an even area the range is 0. A change
///   beyond that counts where its colours are further apart than `colorDistance`.
///   A change that a shift by `slightDisplacement` explains is an edge's, however far apart the
///   colours: a dark edge on a light ground is steep in every lightness scale.
/// - A displacement moves values and keeps their sum: by the divergence theorem the sum of a
///   channel over a window changes by at most `displacement` times the values along the window's
///   border, opposite sides with opposite signs. Rounding and sampling change the sum at random;
///   `sumPerContour` of a pixel for each pixel of the window's contours is their limit.
///
/// A thinner stroke lowers the sum along all of its contour. The controlled pairs of the tests and the
/// article on tolerances have figures.
struct VisibleChange {
  let a: PixelView
  let b: PixelView
  /// The largest harmless displacement of an edge, in pixels.
  let displacement: Double
  /// The displacement of an edge, in pixels, that is harmless even where colours are above the threshold.
  let slightDisplacement: Double
  /// The largest harmless CIEDE2000 difference of an even area.
  let colorDistance: Double
  /// The largest harmless change of a window's sum for each pixel of contour.
  let sumPerContour: Double

  /// Changes of at most two steps, in 255ths of a step, are rounding.
  static let rounding: Int32 = 2 * 255
  /// The range of values above which a pixel is at an edge, in 255ths of a step.
  static let edge: Int32 = 16 * 255

  /// - Parameter threshold: the tolerated difference of a pixel, with which all limits grow. At 0.1 the
  ///   displacements are 3/8 and 0.2 of a pixel, the CIEDE2000 difference is 2.5, and the sum changes by
  ///   a fiftieth of a pixel. 0.2 is a shift by 0.1, and the error of a rasteriser that samples 15 rows.
  init(_ a: PixelView, _ b: PixelView, threshold: Double) {
    self.a = a
    self.b = b
    displacement = 3.75 * threshold
    slightDisplacement = 2 * threshold
    colorDistance = 25 * threshold
    sumPerContour = 0.2 * threshold
  }

  /// The changes of a pixel's channels, and the range of the values around it.
  ///
  /// Both are 0 where no channel changed by more than rounding. Where both pixels are opaque the
  /// difference over black equals that over white, and is left 0.
  struct Changes {
    var difference: Composites = .zero
    var range: Composites = .zero

    /// The differences at edges, which count for the sum of a window; 0 elsewhere.
    @inline(__always)
    var atEdges: Composites {
      // Negative where the limits of both are exceeded.
      let excess =
        (VisibleChange.rounding &- difference.magnitudes) & (VisibleChange.edge &- range)
      return difference & (excess &>> 31)
    }
  }

  /// The difference of two colours over both backdrops; 0 where no channel changed by more than rounding, and
  /// over black where both are opaque.
  static func difference(_ p: PackedPixel, _ q: PackedPixel) -> Composites {
    var difference = Composites(difference: PremultipliedPixel(q) &- PremultipliedPixel(p))
    if p.isOpaque && q.isOpaque { difference.lowHalf = .zero }
    return (rounding &- difference.magnitudes).isAnyNegative ? difference : .zero
  }

  /// The changes of a pixel.
  ///
  /// - Parameter difference: that of its colours.
  @inline(__always)
  func changes(_ x: Int, _ y: Int, _ difference: Composites) -> Changes {
    guard difference.isAnyNonzero else { return Changes() }
    let (first, second) = (a.ranges(around: x, y), b.ranges(around: x, y))
    // The larger one of both.
    let excess = second &- first
    return Changes(difference: difference, range: first &+ (excess & ~(excess &>> 31)))
  }

  /// Not 0 for each channel whose change a displacement does not explain.
  ///
  /// The outermost pixels of a picture are left out: what lies beyond them is unknown.
  @inline(__always)
  func unexplained(_ changes: Changes, _ x: Int, _ y: Int) -> Composites {
    guard a.isInside(x, y) || a.width < 3 || a.height < 3 else { return .zero }
    return unexplained(changes, by: displacement)
  }

  /// Whether an edge that moved by no more than the slight displacement explains every change.
  func areSlight(_ changes: Changes) -> Bool {
    !unexplained(changes, by: slightDisplacement).isAnyNonzero
  }

  /// Not 0 for each channel whose change a displacement does not explain.
  @inline(__always)
  private func unexplained(_ changes: Changes, by displacement: Double) -> Composites {
    let sizes = changes.difference.magnitudes
    // A change is explained that is no larger than rounding and the range, up to that of an edge.
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
