/// A snapshot of a value: its bytes, and the way in which they are compared with the reference.
public struct SnapshotContent: Sendable {
  /// The way in which a reference and a snapshot are compared.
  enum Comparing: Sendable {
    /// By pixels, with a `ComparisonRule`.
    case pixels
    /// Byte for byte. A failure shows the lines that differ.
    case lines
    /// With a function; if it is nil, byte for byte.
    case bytes((@Sendable ([UInt8], [UInt8]) throws -> SnapshotDifference?)?)
  }

  /// The bytes of the snapshot. They become the reference if the snapshot is recorded.
  package let bytes: [UInt8]
  /// The extension of the reference, without a dot.
  package let fileExtension: String
  let comparing: Comparing

  private init(_ bytes: [UInt8], _ fileExtension: String, _ comparing: Comparing) {
    self.bytes = bytes
    self.fileExtension = SnapshotName.fileName(fileExtension)
    self.comparing = comparing
  }

  /// A snapshot of a picture.
  ///
  /// - Parameter bytes: the bytes of a PNG file.
  public static func picture(_ bytes: [UInt8]) -> SnapshotContent {
    SnapshotContent(bytes, "png", .pixels)
  }

  /// A snapshot of a text. It is recorded in UTF-8.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - fileExtension: the extension of the reference, without a dot.
  public static func text(_ text: String, fileExtension: String = "txt") -> SnapshotContent {
    SnapshotContent(Array(text.utf8), fileExtension, .lines)
  }

  /// A snapshot in any format.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the snapshot.
  ///   - fileExtension: the extension of the reference, without a dot.
  ///   - difference: a function that compares the bytes of the reference (first) and of the snapshot
  ///     (second). It returns nil if they are the same. Without it, they are compared byte for byte.
  public static func data(
    _ bytes: [UInt8], fileExtension: String = "bin",
    difference: (@Sendable ([UInt8], [UInt8]) throws -> SnapshotDifference?)? = nil
  ) -> SnapshotContent {
    SnapshotContent(bytes, fileExtension, .bytes(difference))
  }
}

/// The difference of a snapshot from its reference.
public struct SnapshotDifference: Hashable, Sendable {
  /// The difference as one sentence without a full stop.
  public var message: String
  /// A file that shows the difference, with the extension of the reference; nil for none.
  public var file: [UInt8]?

  /// Creates a difference from a sentence and a file that shows it.
  public init(_ message: String, file: [UInt8]? = nil) {
    self.message = message
    self.file = file
  }
}
