package import RasterImage

internal import ImageComparison

/// `ChangeDetector` as it is defined, pixel by pixel and backdrop by backdrop.
package struct ReferenceChange {
  let a: Pixmap
  let b: Pixmap
  /// The largest harmless displacement of an edge, in pixels.
  let displacement: Double
  /// The displacement of an edge, in pixels, that is harmless even where colours are above the threshold.
  let slightDisplacement: Double
  /// The largest harmless CIEDE2000 difference of an even area.
  let colorDistance: Double
  /// The largest harmless change of a window's sum for each pixel of contour.
  let sumPerContour: Double
  /// The weight of the changes in a window against the direction of its sum.
  static let oppositeWeight = 4.0

  /// Changes of at most two steps, in 255ths of a step, are rounding.
  static let rounding: Int32 = 2 * 255
  /// The range of values above which a pixel is at an edge, in 255ths of a step.
  static let edge: Int32 = 16 * 255

  /// - Parameter threshold: the tolerated difference of a pixel. All limits are proportional to it. At 0.1, the
  ///   displacements are 3/8 of a pixel and 1/4 of a pixel; sampling four times per pixel moves an edge by at
  ///   most the latter. The colour difference is 1.5 in CIEDE2000, and the sum may change by 1/50 of a pixel.
  package init(_ a: Pixmap, _ b: Pixmap, threshold: Double) {
    self.a = a
    self.b = b
    displacement = 3.75 * threshold
    slightDisplacement = 2.5 * threshold
    colorDistance = 15 * threshold
    sumPerContour = 0.2 * threshold
  }

  /// The change of a pixel's channels over a backdrop, and the range of the values around it.
  package struct Change {
    package var backdrop: Double
    package var difference: SIMD4<Int32>
    package var range: SIMD4<Int32>

    /// The differences at edges, which count for the sum of a window; 0 elsewhere.
    package var atEdges: SIMD4<Int32> {
      difference.replacing(
        with: 0,
        where: (ReferenceChange.magnitude(difference) .<= ReferenceChange.rounding)
          .| (range .<= ReferenceChange.edge))
    }
  }

  /// The changes of a pixel that are more than rounding, over one backdrop or two.
  package func changes(at index: Int) -> [Change] {
    let (p, q) = (a[index], b[index])
    return Backdrop.all(isOpaque: p.isOpaque && q.isOpaque).compactMap { backdrop in
      let difference =
        q.exactComposite(over: backdrop) &- p.exactComposite(over: backdrop)
      guard any(Self.magnitude(difference) .> Self.rounding) else { return nil }
      return Change(
        backdrop: backdrop, difference: difference,
        range: pointwiseMax(
          Self.range(of: a, around: index, backdrop), Self.range(of: b, around: index, backdrop)))
    }
  }

  /// Whether a change is neither a displacement's nor too small to be seen.
  func isVisible(_ change: Change, at index: Int) -> Bool {
    guard !isExplained(change, by: displacement) else { return false }
    let before = CIELab(a[index].composite(over: change.backdrop))
    let after = CIELab(b[index].composite(over: change.backdrop))
    return before.ciede2000(after) > colorDistance
  }

  /// Whether an edge that moved by no more than the slight displacement explains a change.
  func isSlight(_ change: Change) -> Bool { isExplained(change, by: slightDisplacement) }

  private func isExplained(_ change: Change, by displacement: Double) -> Bool {
    let size = Self.magnitude(change.difference)
    return (0..<3).allSatisfy { channel in
      let range = change.range[channel]
      let bound = max(displacement * Double(range), Double(min(range, Self.edge)))
      return Double(size[channel]) <= bound + Double(Self.rounding)
    }
  }

  static func magnitude(_ vector: SIMD4<Int32>) -> SIMD4<Int32> {
    pointwiseMax(vector, 0 &- vector)
  }

  /// The largest minus the smallest value of a pixel and its eight neighbours, channel by channel. Those outside are
  /// transparent.
  private static func range(
    of plane: Pixmap, around index: Int, _ backdrop: Double
  ) -> SIMD4<Int32> {
    let (y, x) = index.quotientAndRemainder(dividingBy: plane.width)
    var least = SIMD4<Int32>(repeating: .max)
    var most = SIMD4<Int32>(repeating: .min)
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 {
        let value = plane.pixel(column, row).exactComposite(over: backdrop)
        least = pointwiseMin(least, value)
        most = pointwiseMax(most, value)
      }
    }
    return most &- least
  }
}
