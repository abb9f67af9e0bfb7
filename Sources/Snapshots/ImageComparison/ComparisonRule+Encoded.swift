import RasterImage

/// Pictures that show a difference, as PNG files.
package struct EncodedDifference: Hashable, Sendable {
  /// The picture of all differences.
  package let picture: [UInt8]
  /// The same picture without pixels that differ only in their anti-aliasing; nil if there are no such pixels.
  package let countedOnly: [UInt8]?
  /// The size of both pictures.
  package let size: PictureSize
}

extension ComparisonRule {
  /// Compares two PNG files, each decoded once, and draws their difference.
  ///
  /// - Returns: the comparison with empty ``Comparison/marks``, and the pictures of the difference. There are
  ///   no pictures for the verdict ``ComparisonVerdict/same``, for files with equal bytes, and for a
  ///   difference that can't be drawn, such as one of more than `PNG.defaultPixelLimit` pixels.
  /// - Throws: ``PictureError`` if a file is damaged.
  package func compareAndDraw(
    _ expected: EncodedPicture, with actual: EncodedPicture
  ) throws(PictureError) -> (comparison: Comparison, difference: EncodedDifference?) {
    let first = try expected.pixmap()
    let second = try actual.pixmap()
    var comparison = try compare(expected, with: actual, first, second)
    var files: EncodedDifference?
    if comparison.verdict != .same, expected.bytes != actual.bytes {
      files = try? comparison.encodedDifference(expected: first, actual: second)
    }
    comparison.marks = []
    return (comparison, files)
  }

  /// Compares two PNG files. The result has empty ``Comparison/marks``.
  ///
  /// - Throws: ``PictureError`` if a file is damaged.
  package func compare(
    _ expected: EncodedPicture, with actual: EncodedPicture
  ) throws(PictureError) -> Comparison {
    let first = try expected.pixmap()
    // Equal files have equal pictures.
    let second = expected.bytes == actual.bytes ? first : try actual.pixmap()
    var comparison = try compare(expected, with: actual, first, second)
    // The marks take a quarter of a picture's memory, and the caller keeps many comparisons.
    comparison.marks = []
    return comparison
  }

  /// Compares the decoded pixels of two PNG files, then their animation and colour space.
  package func compare(
    _ expected: EncodedPicture, with actual: EncodedPicture, _ first: Pixmap, _ second: Pixmap
  ) throws(PictureError) -> Comparison {
    guard expected.bytes != actual.bytes else { return compare(first, with: second) }
    let old = PNGMetadata(expected.bytes)
    let new = PNGMetadata(actual.bytes)
    var samples: (expected: [UInt16], actual: [UInt16])?
    if max(old.bitDepth, new.bitDepth) > 8, expected.size == actual.size,
      strategy == .exact(tolerance: 0)
    {
      samples = (try expected.samples16(), try actual.samples16())
    }
    var comparison = compare(first, with: second, samples: samples)
    if old.animation != new.animation { comparison.hiddenDifferences.append(.animation) }
    if old.colorSpace != new.colorSpace {
      let expected = "\(old.colorSpace)"
      let actual = "\(new.colorSpace)"
      comparison.hiddenDifferences.append(
        .colorSpace(
          expected: expected, actual: expected == actual ? "another one of that name" : actual))
    }
    return comparison
  }
}

extension Comparison {
  /// The pictures of the difference as PNG files, encoded for speed rather than for small files.
  ///
  /// - Throws: `PNGError` if they are too large.
  fileprivate func encodedDifference(
    expected: Pixmap, actual: Pixmap
  ) throws(PNGError) -> EncodedDifference {
    var encoder = try PNGEncoder(optimization: .fastest)
    let picture = try DifferencePicture(self, expected: expected, actual: actual)
    var countedOnly: [UInt8]?
    if let measurement, measurement.antialiasedPixels > 0 {
      countedOnly = try DifferencePicture(
        self, expected: expected, actual: actual, showsAntialiased: false
      ).png(&encoder)
    }
    return EncodedDifference(
      picture: try picture.png(&encoder), countedOnly: countedOnly,
      size: PictureSize(width: picture.width, height: picture.height))
  }
}
