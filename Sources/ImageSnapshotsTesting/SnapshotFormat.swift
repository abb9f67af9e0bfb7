public import ImageSnapshots
public import RasterImage

/// The form in which a value is recorded as its snapshot.
public struct SnapshotFormat<Value>: Sendable {
  let content: @Sendable (Value) throws -> SnapshotContent

  /// Creates a format from a function.
  public init(_ content: @escaping @Sendable (Value) throws -> SnapshotContent) {
    self.content = content
  }
}

extension SnapshotFormat where Value == Pixmap {
  /// Pixels, recorded as a PNG file.
  public static var pixels: SnapshotFormat {
    SnapshotFormat { .picture(try EncodedPicture.encode($0)) }
  }
}

extension SnapshotFormat where Value == [UInt8] {
  /// The bytes of a PNG file, recorded unchanged.
  public static var png: SnapshotFormat { SnapshotFormat { .picture($0) } }
}

extension SnapshotFormat where Value == String {
  /// Text, recorded in UTF-8.
  public static var text: SnapshotFormat { SnapshotFormat { .text($0) } }
}
