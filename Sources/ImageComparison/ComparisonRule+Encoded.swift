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
  /// Compares two PNG files, each decoded once, and draws their difference.
  ///
  /// - Parameter draws: whether the difference is drawn.
  /// - Returns: the comparison, and the difference unless the files or the pictures are the same, or
  ///   it would have more than `PNG.largestPicture` pixels, as both sizes together may.
  /// - Throws: ``PictureError`` where a file is damaged.
  package func compareAndDraw(
    _ expected: EncodedPicture, with actual: EncodedPicture, draws: Bool = true
  ) throws(PictureError) -> (comparison: Comparison, difference: DifferenceFiles?) {
    let first = try expected.pixmap()
    // Equal files have equal pictures, unless they are damaged.
    let isOneFile = MemoryComparison.areEqual(expected.bytes, actual.bytes)
    let second = isOneFile ? first : try actual.pixmap()
    var comparison = compare(first, with: second)
    var files: DifferenceFiles?
    if draws, comparison.verdict != .same, !isOneFile {
      files = try? comparison.differenceFiles(expected: first, actual: second)
    }
    // The marks take a quarter of a picture's memory, and many comparisons are kept.
    comparison.marks = []
    return (comparison, files)
  }

  /// Compares two PNG files; the result has no marks of single pixels.
  ///
  /// - Throws: ``PictureError`` where a file is damaged.
  package func compare(
    _ expected: EncodedPicture, with actual: EncodedPicture
  ) throws(PictureError) -> Comparison {
    try compareAndDraw(expected, with: actual, draws: false).comparison
  }
}

extension Comparison {
  /// The pictures of the difference as PNG files, in little time rather than few bytes.
  ///
  /// - Throws: `PNGError` where they are too large.
  fileprivate func differenceFiles(
    expected: Pixmap, actual: Pixmap
  ) throws(PNGError) -> DifferenceFiles {
    var encoder = try PNGEncoder(optimization: .fastest)
    let picture = try DifferencePicture(self, expected: expected, actual: actual)
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
