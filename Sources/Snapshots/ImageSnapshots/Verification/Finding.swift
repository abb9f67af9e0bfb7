import ImageComparison
import SystemSupport

/// The result for a name, and the files that it is about.
struct Finding: Sendable {
  /// A picture or a reference that could be read.
  struct LoadedFile: Sendable {
    var bytes: [UInt8]
    /// The size in pixels of a PNG file that could be decoded; nil for another file.
    var size: PictureSize?
  }

  var entry: VerifiedPicture
  /// The reference; nil if there is none or it can't be read.
  var expected: LoadedFile?
  /// The picture; nil if there is none or it can't be read.
  var actual: LoadedFile?
  /// The pictures of the difference, if they are asked for and the pixels differ.
  var difference: EncodedDifference?
  /// The content of a picture without a reference, or of a reference without a picture, for ``Renames``.
  var content: [UInt8]?

  init(_ entry: VerifiedPicture, expected: LoadedFile? = nil, actual: LoadedFile? = nil) {
    self.entry = entry
    self.expected = expected
    self.actual = actual
  }

  /// The lines of two texts that differ; nil if one of them is not a text or is long.
  var lines: [String]? {
    guard PictureFolder.kind(of: entry.name) != .pixels else { return nil }
    let texts = [expected, actual].map { file -> String? in
      guard let file else { return "" }
      return file.bytes.count <= 1 << 18 ? ByteDifference.text(file.bytes) : nil
    }
    guard let expected = texts[0], let actual = texts[1], expected != "" || actual != "" else {
      return nil
    }
    return TextDifference(expected: expected, actual: actual).hunks
  }
}
