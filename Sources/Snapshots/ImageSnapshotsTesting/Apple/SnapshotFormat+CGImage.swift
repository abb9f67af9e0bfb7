#if canImport(CoreGraphics)
  public import CoreGraphics
  import RasterImage

  extension SnapshotFormat where Value == CGImage {
    /// The pixels of the image in sRGB, recorded as a PNG file.
    public static var image: SnapshotFormat {
      SnapshotFormat<Pixmap>.pixels.pullback { try Pixmap(drawing: $0) }
    }
  }
#endif
