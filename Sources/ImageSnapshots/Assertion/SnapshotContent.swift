/// The recorded form of a value: the bytes of its reference, and the way in which they are
/// compared.
public struct SnapshotContent: Sendable {
  /// The way in which a reference and a snapshot are compared.
  enum Comparing: Sendable {
    /// By the rule for pictures.
    case pixels
    /// Byte for byte, with the differing lines shown.
    case lines
    /// By a function; nil compares byte for byte.
    case bytes((@Sendable ([UInt8], [UInt8]) throws -> SnapshotDifference?)?)
  }

  /// The bytes of the reference.
  package let bytes: [UInt8]
  /// The extension of the reference, without a dot.
  package let fileExtension: String
  let comparing: Comparing

  private init(_ bytes: [UInt8], _ fileExtension: String, _ comparing: Comparing) {
    self.bytes = bytes
    self.fileExtension = SnapshotName.fileName(fileExtension)
    self.comparing = comparing
  }

  /// The bytes of a PNG file.
  public static func picture(_ bytes: [UInt8]) -> SnapshotContent {
    SnapshotContent(bytes, "png", .pixels)
  }

  /// A text, which is recorded in UTF-8.
  public static func text(_ text: String, fileExtension: String = "txt") -> SnapshotContent {
    SnapshotContent(Array(text.utf8), fileExtension, .lines)
  }

  /// Bytes of any format.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the reference.
  ///   - fileExtension: the extension of the reference, without a dot.
  ///   - difference: the difference of an expected and an actual snapshot; nil where they are the
  ///     same. By default they are compared byte for byte.
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
