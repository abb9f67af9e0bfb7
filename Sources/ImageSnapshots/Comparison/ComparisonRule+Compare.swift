import RasterImage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ComparisonRule {
  /// Compares two pictures as they look over black and over white.
  ///
  /// The colour of a pixel that is wholly transparent in both is not seen, and so does not count.
  ///
  /// - Complexity: one pass of `memcmp` where the bytes are equal.
  public func compare(_ expected: Pixmap, with actual: Pixmap) -> Comparison {
    let size = PictureSize(width: expected.width, height: expected.height)
    let actualSize = PictureSize(width: actual.width, height: actual.height)
    let measurement: Comparison.Measurement? =
      if size != actualSize {
        nil
      } else if haveEqualBytes(expected, actual) {
        measureEqual(size)
      } else {
        measure(expected, actual, size)
      }
    return Comparison(
      expectedSize: size, actualSize: actualSize, rule: self, measurement: measurement)
  }

  private func haveEqualBytes(_ a: Pixmap, _ b: Pixmap) -> Bool {
    a.bytes.withUnsafeBytes { first in
      b.bytes.withUnsafeBytes { second in
        guard let p = first.baseAddress, let q = second.baseAddress, first.count == second.count
        else { return first.count == second.count }
        return memcmp(p, q, first.count) == 0
      }
    }
  }

  private func measureEqual(_ size: PictureSize) -> Comparison.Measurement {
    let ignored = ignoredAreas.isEmpty ? 0 : marksOfIgnored(size).count { $0 == .ignored }
    return Comparison.Measurement(
      comparedPixels: size.width * size.height - ignored, differingPixels: 0, antialiasedPixels: 0,
      ignoredPixels: ignored, largest: 0, mean: 0, areas: [], areaCount: 0,
      checks: limitsInForce.map { LimitCheck(limit: $0, found: 0) }, marks: [])
  }

  private func measure(
    _ expected: Pixmap, _ actual: Pixmap, _ size: PictureSize
  ) -> Comparison.Measurement {
    var map = DifferenceMap(size: size, marks: marksOfIgnored(size))
    let a = PixelPlane(expected)
    let b = PixelPlane(actual)
    switch strategy {
    case .exact(let tolerance): map.markExact(a, b, tolerance: tolerance)
    case .perceptual(let metric, let threshold, let countsAntialiased):
      map.markPerceptual(
        a, b, metric: metric, threshold: threshold, countsAntialiased: countsAntialiased)
    case .structural(let threshold): map.markStructural(a, b, threshold: threshold)
    }
    return map.measurement(limits: limitsInForce)
  }

  private func marksOfIgnored(_ size: PictureSize) -> [PixelMark] {
    var marks = [PixelMark](repeating: .same, count: size.width * size.height)
    for area in ignoredAreas {
      guard let (columns, rows) = area.clipped(to: size) else { continue }
      for row in rows {
        for column in columns { marks[row * size.width + column] = .ignored }
      }
    }
    return marks
  }
}
