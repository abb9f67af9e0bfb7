internal import RasterImage
public import VectorGraphics

/// The size of a picture in pixels, within the limits: checked before anything is allocated.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// The size of a scene at a scale in pixels per point: each side rounded, at least one pixel.
  public init(of size: Size, scale: Double) throws(RenderError) {
    guard scale > 0, scale.isFinite else { throw .badScale(scale) }
    guard size.width > 0, size.width.isFinite, size.height > 0, size.height.isFinite else {
      throw .badSize(width: size.width, height: size.height)
    }
    let width = max(1, (size.width * scale).rounded())
    let height = max(1, (size.height * scale).rounded())
    let limit = PixelLimit.standard
    guard width <= Double(limit.side), height <= Double(limit.side),
      limit.allows(width: Int(width), height: Int(height))
    else { throw .tooLarge(width: width, height: height) }
    self.width = Int(width)
    self.height = Int(height)
  }
}
