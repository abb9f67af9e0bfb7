extension RowMeasurement {
  /// Reads and measures all rows of two pictures of one size.
  mutating func add(
    _ expected: EncodedPicture, _ actual: EncodedPicture
  ) throws(PictureError) {
    var failure: PictureError?
    expected.bytes.withUnsafeBytes { first in
      actual.bytes.withUnsafeBytes { second in
        do throws(PictureError) {
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
  ) throws(PictureError) {
    // Where both files are encoded alike, equal rows need not be expanded to pixels.
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
