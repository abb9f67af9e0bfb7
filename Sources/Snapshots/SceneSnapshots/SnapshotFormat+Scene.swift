import CairoBackend
@_exported public import ImageSnapshotsTesting
@_exported public import VectorGraphics

extension SnapshotFormat where Value == VectorScene {
  /// A format that draws a scene and records it as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - palette: the colours of the scene's roles.
  public static func png(scale: Double = 1, palette: Palette = Palette()) -> SnapshotFormat {
    SnapshotFormat { .picture(try $0.png(scale: scale, palette: palette)) }
  }
}
