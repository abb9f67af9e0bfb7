import RasterImage
import SystemSupport

/// Pictures of a difference, as PNG files.
package struct DifferenceFiles: Hashable, Sendable {
  /// The difference.
  package let picture: [UInt8]
  /// The same without the pixels that differ in their anti-aliasing only; nil where there are none.
  package let countedOnly: [UInt8]?
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
}

extension ComparisonRule {
  /// Compares two PNG files and draws their difference, each file being decoded once.
  ///
  /// - Returns: the comparison, and the difference unless the pictures are the same or one of them
  ///   has more pixels than the budget allows.
  /// - Throws: ``PictureError`` as ``compare(_:with:budget:)`` does.
  package func compareAndDraw(
    _ expected: EncodedPicture, with actual: EncodedPicture, budget: PixelBudget = .standard
  ) throws(PictureError) -> (comparison: Comparison, difference: DifferenceFiles?) {
    guard max(expected.pixelCount, actual.pixelCount) <= budget.whole,
      !MemoryComparison.areEqual(expected.bytes, actual.bytes)
    else { return (try compare(expected, with: actual, budget: budget), nil) }
    let first = try expected.pixmap(for: .difference, budget: budget)
    let second = try actual.pixmap(for: .difference, budget: budget)
    var comparison = compare(first, with: second)
    var files: DifferenceFiles?
    if comparison.verdict != .same {
      files = try? comparison.differenceFiles(expected: first, actual: second)
    }
    // The marks take a quarter of a picture's memory, and many comparisons are kept.
    comparison.marks = []
    return (comparison, files)
  }

  /// Compares two PNG files; the result has no marks of single pixels.
  ///
  /// Exact comparisons of large pictures go row by row, in memory for a few rows. Other strategies
  /// need whole pictures, whose pixels are limited by the budget.
  ///
  /// - Throws: ``PictureError`` where a file is damaged or has too many pixels.
  package func compare(
    _ expected: EncodedPicture, with actual: EncodedPicture, budget: PixelBudget = .standard
  ) throws(PictureError) -> Comparison {
    guard expected.size == actual.size else {
      try expected.validate(budget: budget)
      try actual.validate(budget: budget)
      return comparison(expected.size, actual.size, nil)
    }
    if MemoryComparison.areEqual(expected.bytes, actual.bytes) {
      // Equal files have equal pictures, unless they are damaged.
      try expected.validate(budget: budget)
      var rows = rowMeasurement(expected.size, tolerance: 0)
      for _ in 0..<expected.size.height { rows.addEqualRow() }
      return comparison(expected.size, actual.size, rows.measurement())
    }
    if isByRows(expected.size, budget), case .exact(let tolerance) = strategy {
      try expected.checkInterlacing(budget)
      try actual.checkInterlacing(budget)
      var rows = rowMeasurement(expected.size, tolerance: tolerance)
      try rows.add(expected, actual)
      return comparison(expected.size, actual.size, rows.measurement())
    }
    let purpose: PictureError.Purpose =
      if case .exact = strategy { .window } else { .strategy }
    var comparison = compare(
      try expected.pixmap(for: purpose, budget: budget),
      with: try actual.pixmap(for: purpose, budget: budget))
    // The marks take a quarter of a picture's memory, and many comparisons are kept.
    comparison.marks = []
    return comparison
  }

  /// Whether a comparison goes row by row.
  package func isByRows(_ size: PictureSize, _ budget: PixelBudget) -> Bool {
    guard case .exact = strategy, size.pixelCount > budget.rows else { return false }
    let memory = limits.reduce(0) { sum, limit in
      guard case .density(_, let window) = limit else { return sum }
      return sum + DensityTracker.memory(window: window, size: size)
    }
    return memory <= budget.whole
  }

  private func rowMeasurement(_ size: PictureSize, tolerance: UInt8) -> RowMeasurement {
    RowMeasurement(
      size: size, tolerance: tolerance, limits: limitsInForce, ignoring: ignoredAreas)
  }

  private func comparison(
    _ expected: PictureSize, _ actual: PictureSize, _ measurement: Comparison.Measurement?
  ) -> Comparison {
    Comparison(
      expectedSize: expected, actualSize: actual, rule: self, measurement: measurement)
  }
}

extension Comparison {
  /// The pictures of the difference as PNG files, in little time rather than few bytes.
  ///
  /// - Throws: `PNGError` where they are too large to encode.
  fileprivate func differenceFiles(
    expected: Pixmap, actual: Pixmap
  ) throws(PNGError) -> DifferenceFiles {
    var encoder = try PNGEncoder(optimization: .fastest)
    let picture = DifferencePicture(self, expected: expected, actual: actual)
    var countedOnly: [UInt8]?
    if let measurement, measurement.antialiasedPixels > 0 {
      countedOnly = try DifferencePicture(
        self, expected: expected, actual: actual, showsAntialiased: false
      ).png(&encoder)
    }
    return DifferenceFiles(
      picture: try picture.png(&encoder), countedOnly: countedOnly, width: picture.width,
      height: picture.height)
  }
}
