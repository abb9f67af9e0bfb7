import RasterImage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ComparisonRule {
  /// Compares two PNG files; the result holds no marks of single pixels.
  ///
  /// Exact comparisons of large pictures go row by row, in memory for some rows. Other strategies
  /// need whole pictures, of which there is a budget.
  package func compare(
    _ expected: EncodedPicture, with actual: EncodedPicture, budget: PixelBudget = .standard
  ) throws(SnapshotError) -> Comparison {
    guard expected.size == actual.size else {
      try expected.validate(budget: budget)
      try actual.validate(budget: budget)
      return comparison(expected.size, actual.size, nil)
    }
    if expected.bytes == actual.bytes {
      // Equal files hold equal pictures, if they hold pictures.
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
    let purpose: SnapshotError.Purpose =
      if case .exact = strategy { .window } else { .strategy }
    return compare(
      try expected.pixmap(for: purpose, budget: budget),
      with: try actual.pixmap(for: purpose, budget: budget)
    ).withoutMarks
  }

  /// Whether a comparison goes row by row.
  func isByRows(_ size: PictureSize, _ budget: PixelBudget) -> Bool {
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

extension RowMeasurement {
  /// Reads and measures all rows of two pictures of one size.
  fileprivate mutating func add(
    _ expected: EncodedPicture, _ actual: EncodedPicture
  ) throws(SnapshotError) {
    var failure: SnapshotError?
    expected.bytes.withUnsafeBytes { first in
      actual.bytes.withUnsafeBytes { second in
        do throws(SnapshotError) {
          var a = try PictureRows(first, path: expected.path)
          var b = try PictureRows(second, path: actual.path)
          try add(&a, &b)
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
  }

  private mutating func add(
    _ a: inout PictureRows, _ b: inout PictureRows
  ) throws(SnapshotError) {
    // Where both files mean the same by their bytes, equal rows need not become pixels.
    let isComparable = a.layout.agrees(with: b.layout)
    for _ in 0..<a.layout.height {
      try a.read()
      try b.read()
      if isComparable, a.hasPackedRow(of: b) {
        addEqualRow()
      } else if !(a.isRepeated && b.isRepeated && repeatRow()) {
        addRow(a.pixels(), b.pixels())
      }
    }
  }
}

/// The rows of a picture one after another.
private struct PictureRows: ~Copyable {
  let layout: PNGLayout
  private var reader: PNGRowReader
  private let expander: PixelExpander
  private let path: String
  private var row: UnsafeMutableRawBufferPointer
  private var rowAbove: UnsafeMutableRawBufferPointer
  private let pixelRow: UnsafeMutableBufferPointer<UInt32>
  private var y = 0

  init(_ bytes: UnsafeRawBufferPointer, path: String) throws(SnapshotError) {
    let reader: PNGRowReader
    do throws(PNGError) {
      reader = try PNGRowReader(bytes)
    } catch {
      throw .picture(path: path, error)
    }
    layout = reader.layout
    expander = PixelExpander(reader.layout)
    row = .allocate(byteCount: reader.layout.rowSize, alignment: 16)
    rowAbove = .allocate(byteCount: reader.layout.rowSize, alignment: 16)
    pixelRow = .allocate(capacity: reader.layout.width)
    pixelRow.initialize(repeating: 0)
    self.path = path
    self.reader = reader
  }

  deinit {
    row.deallocate()
    rowAbove.deallocate()
    pixelRow.deallocate()
  }

  /// Reads the next row.
  mutating func read() throws(SnapshotError) {
    swap(&row, &rowAbove)
    do throws(PNGError) {
      try reader.readRow(row)
    } catch {
      throw .picture(path: path, error)
    }
    y += 1
  }

  /// Whether the row is as the one above.
  var isRepeated: Bool { y > 1 && Self.areEqual(row, rowAbove) }

  func hasPackedRow(of other: borrowing PictureRows) -> Bool { Self.areEqual(row, other.row) }

  /// The row's pixels, valid until the next row is read.
  func pixels() -> UnsafeBufferPointer<UInt32> {
    expander.expand(UnsafeRawBufferPointer(row), into: UnsafeMutableRawBufferPointer(pixelRow))
    return UnsafeBufferPointer(pixelRow)
  }

  private static func areEqual(
    _ a: UnsafeMutableRawBufferPointer, _ b: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let p = a.baseAddress, let q = b.baseAddress, a.count == b.count else { return false }
    return memcmp(p, q, a.count) == 0
  }
}
