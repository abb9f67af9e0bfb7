import CairoBackend
public import ImageSnapshots
public import RasterImage
public import VectorGraphics

/// What is kept of a value as its snapshot.
public struct SnapshotFormat<Value>: Sendable {
  let content: @Sendable (Value) throws -> SnapshotContent

  /// A format of your own.
  public init(_ content: @escaping @Sendable (Value) throws -> SnapshotContent) {
    self.content = content
  }
}

extension SnapshotFormat where Value == Scene {
  /// The scene as a picture.
  ///
  /// - Parameter scale: pixels per point.
  public static func png(scale: Double = 1, palette: Palette = Palette()) -> SnapshotFormat {
    SnapshotFormat { .picture(try $0.png(scale: scale, palette: palette)) }
  }
}

extension SnapshotFormat where Value == Pixmap {
  /// Raw pixels.
  public static var pixels: SnapshotFormat {
    SnapshotFormat { .picture(try PictureFile.encode($0)) }
  }
}

extension SnapshotFormat where Value == [UInt8] {
  /// The bytes of a PNG file, kept as they are.
  public static var png: SnapshotFormat { SnapshotFormat { .picture($0) } }
}

extension SnapshotFormat where Value == String {
  /// Text.
  public static var text: SnapshotFormat { SnapshotFormat { .text($0) } }
}
