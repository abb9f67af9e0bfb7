import RasterImage

/// Pictures of a difference, as PNG files.
package struct DifferenceFiles: Hashable, Sendable {
  /// The difference.
  package let picture: [UInt8]
  /// The same without the pixels that differ in their anti-aliasing only; nil where there are none.
  package let countedOnly: [UInt8]?
  /// The size of both.
  package let size: PictureSize
}

extension ComparisonRule {
  /// Compares two PNG files, each decoded once, and draws their difference.
  ///
  /// - Returns: the comparison without marks of single pixels, and the difference. That is nil where the
  ///   files or the pictures are the same, and where it would have more than `PNG.largestPicture` pixels.
  /// - Throws: ``PictureError`` where a file is damaged.
  package func compareAndDraw(
    _ expected: EncodedPicture, with actual: EncodedPicture
  ) throws(PictureError) -> (comparison: Comparison, difference: DifferenceFiles?) {
    let (first, second) = (try expected.pixmap(), try actual.pixmap())
    var comparison = compare(first, with: second)
    var files: DifferenceFiles?
    if comparison.verdict != .same, expected.bytes != actual.bytes {
      files = try? comparison.differenceFiles(expected: first, actual: second)
    }
    comparison.marks = []
    return (comparison, files)
  }

  /// Compares two PNG files; the result has no marks of single pixels.
  ///
  /// - Throws: ``PictureError`` where a file is damaged.
  package func compare(
    _ expected: EncodedPicture, with actual: EncodedPicture
  ) throws(PictureError) -> Comparison {
    let first = try expected.pixmap()
    // Equal files have equal pictures.
    let second = expected.bytes == actual.bytes ? first : try actual.pixmap()
    var comparison = compare(first, with: second)
    // The marks take a quarter of a picture's memory, and many comparisons are kept.
    comparison.marks = []
    return comparison
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
      picture: try picture.png(&encoder), countedOnly: countedOnly,
      size: PictureSize(width: picture.width, height: picture.height))
  }
}
