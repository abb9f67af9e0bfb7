import SystemSupport

extension ComparisonRule {
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
    guard case .exact = strategy, size.width * size.height > budget.rows else { return false }
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
