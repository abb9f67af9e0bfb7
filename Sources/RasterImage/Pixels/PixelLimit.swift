/// The limit on a picture's size, checked before memory is allocated for it.
public struct PixelLimit: Hashable, Sendable {
  /// The greatest number of pixels a side.
  public var side: Int
  /// The greatest number of pixels in all.
  public var count: Int

  /// A limit of pixels a side and in all.
  public init(side: Int, count: Int) {
    self.side = side
    self.count = count
  }

  /// 16,384 pixels a side and 2²⁸ in all.
  public static let standard = PixelLimit(side: 16_384, count: 1 << 28)

  /// Whether a picture of this size, in pixels, is within the limit.
  public func allows(width: Int, height: Int) -> Bool {
    guard width <= side, height <= side, let pixels = pixelCount(width, height) else {
      return false
    }
    return pixels <= count
  }
}
