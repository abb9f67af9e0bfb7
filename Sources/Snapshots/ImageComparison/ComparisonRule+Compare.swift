@_exported public import RasterImage
import SystemSupport

extension ComparisonRule {
  /// Compares two pictures by how they look over black and over white (``ColorMetric/yiq``: over white only).
  ///
  /// A pixel that is fully transparent in both pictures is equal, whatever its colour.
  ///
  /// - Complexity: for pictures with equal bytes, one pass over the bytes.
  public func compare(_ expected: Pixmap, with actual: Pixmap) -> Comparison {
    compare(expected, with: actual, samples: nil)
  }

  /// Compares two pictures.
  ///
  /// - Parameter samples: the channels of both pictures with 16 bits each; nil to compare 8 bits.
  func compare(
    _ expected: Pixmap, with actual: Pixmap, samples: (expected: [UInt16], actual: [UInt16])?
  ) -> Comparison {
    let size = PictureSize(width: expected.width, height: expected.height)
    let actualSize = PictureSize(width: actual.width, height: actual.height)
    guard size == actualSize else {
      return Comparison(
        expectedSize: size, actualSize: actualSize, rule: self, measurement: nil)
    }
    var map = DifferenceMap(size: size, marks: marksOfIgnored(size))
    let areEqual = MemoryComparison.areEqual(expected.bytes, actual.bytes)
    if !areEqual {
      PixelView.with(expected, actual) { strategy.mark(&map, $0, $1, strategy.values) }
    }
    if let samples { map.markSamples(samples.expected, samples.actual) }
    return Comparison(
      expectedSize: size, actualSize: size, rule: self,
      measurement: map.measurement(limits: limitsInForce),
      marks: areEqual && samples == nil ? [] : map.marks)
  }

  private func marksOfIgnored(_ size: PictureSize) -> [PixelMark] {
    var marks = [PixelMark](repeating: .same, count: size.pixelCount)
    for area in ignoredAreas {
      guard let (columns, rows) = area.clipped(to: size) else { continue }
      for row in rows {
        for column in columns { marks[row * size.width + column] = .ignored }
      }
    }
    return marks
  }
}
