package import RasterImage

package import ImageComparison

extension DifferenceMap {
  /// Marks what `markPerceptual` marks, without a short cut for anything.
  package mutating func markPerceptualReference(
    _ a: Pixmap, _ b: Pixmap, metric: ColorMetric, threshold: Double,
    countsAntialiased: Bool
  ) {
    let change = ReferenceChange(a, b, threshold: threshold)
    var sums = ReferenceSums(change)
    for index in 0..<a.pixelCount where a[index] != b[index] && marks[index] != .ignored {
      let (p, q) = (a[index], b[index])
      var difference = 0.0
      var isDifferent = false
      var isAntialiased = !countsAntialiased
      let distances = metric.distances(p, q, threshold: threshold)
      for distance in distances {
        difference = max(difference, distance.value)
        guard distance.isAbove else { continue }
        isDifferent = true
        isAntialiased =
          isAntialiased
          && (ReferenceDetector(a, b, distance.backdrop, hasMargin: metric == .oklab).isAntialiased(
            at: index)
            || ReferenceDetector(b, a, distance.backdrop, hasMargin: metric == .oklab)
              .isAntialiased(at: index))
      }
      guard difference > 0 else { continue }
      let changes = metric == .oklab ? change.changes(at: index) : []
      if isDifferent, !isAntialiased, metric == .oklab, !countsAntialiased {
        isAntialiased = changes.allSatisfy(change.isSlight)
      }
      note(
        index, difference, isDifferent ? isAntialiased ? .antialiased : .differing : .tolerated)
      for found in changes {
        sums.add(found, at: index)
        if marks[index] != .differing, change.isVisible(found, at: index) {
          promote(index, difference)
        }
      }
    }
    promotePending(sums.windows(), change, metric)
  }

  /// Marks the pixels that changed in the direction of a window's sum.
  private mutating func promotePending(
    _ windows: [ReferenceSums.Window], _ change: ReferenceChange, _ metric: ColorMetric
  ) {
    for window in windows {
      for y in window.rows {
        for index
          in (y * size.width + window.columns.lowerBound)..<(y * size.width
          + window.columns.upperBound)
        where marks[index] == .tolerated || marks[index] == .antialiased {
          let found = change.changes(at: index).first { $0.backdrop == window.backdrop }
          guard let found, any(found.atEdges &* window.signs .> 0) else { continue }
          promote(index, metric.distance(change.a[index], change.b[index]))
        }
      }
    }
  }
}

extension ColorMetric {
  /// The distance of two pixels over a backdrop, and whether it is above a threshold.
  fileprivate struct Distance {
    var backdrop: Double
    var value: Double
    var isAbove: Bool
  }

  /// The distances of two pixels over the backdrops that the metric looks at.
  fileprivate func distances(
    _ p: PackedPixel, _ q: PackedPixel, threshold: Double
  ) -> [Distance] {
    let backdrops =
      switch self {
      case .oklab: Backdrop.all(isOpaque: p.isOpaque && q.isOpaque)
      case .yiq: [Backdrop.white]
      }
    return backdrops.map { backdrop in
      switch self {
      case .oklab:
        let value = OKLab(p.composite(over: backdrop)).hyAB(OKLab(q.composite(over: backdrop)))
        return Distance(backdrop: backdrop, value: value, isAbove: value > threshold)
      case .yiq:
        // Squares are compared, as pixelmatch does, so that the counts are equal to its own.
        let square = YIQ.squaredDistance(p.composite(over: backdrop), q.composite(over: backdrop))
        return Distance(
          backdrop: backdrop, value: (square / YIQ.largestSquare).squareRoot(),
          isAbove: square > YIQ.largestSquare * threshold * threshold)
      }
    }
  }

  /// The largest distance of two pixels over any backdrop.
  fileprivate func distance(_ p: PackedPixel, _ q: PackedPixel) -> Double {
    distances(p, q, threshold: 0).map(\.value).max() ?? 0
  }
}

extension PackedPixel {
  /// The channels over a backdrop of one grey, 0 to 255, in 255ths of a step and therefore exact;
  /// the fourth number is 0.
  package func exactComposite(over backdrop: Double) -> SIMD4<Int32> {
    let opacity = Int32(alpha)
    return SIMD4(Int32(red), Int32(green), Int32(blue), 0) &* opacity
      &+ SIMD4(1, 1, 1, 0) &* (Int32(backdrop) * (255 - opacity))
  }
}

extension Backdrop {
  /// The backdrops over which two pictures have to be compared. Opaque pictures look the same over both.
  static func all(isOpaque: Bool) -> [Double] { isOpaque ? [white] : [white, black] }
}
