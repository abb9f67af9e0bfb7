public import VectorGraphics

/// A component measured and drawn, its frame's top left corner at the origin.
///
/// Contents and badges are apart, so that containers can paint every badge after every content,
/// however deep they are nested.
public struct ComponentLayout: Hashable, Sendable {
  /// The frame that neighbours keep clear of, in points; badges may reach beyond.
  public var size: Size
  /// The fills that are painted first.
  public var content: [VectorScene.Fill]
  /// The fills that are painted after all contents.
  public var badges: [VectorScene.Fill]
  /// The extent to be shown: the frame, and the frames of the badges.
  public var bounds: Rect

  /// A layout without badges.
  ///
  /// - Parameters:
  ///   - size: the frame, in points.
  ///   - content: the fills, from back to front.
  public init(size: Size, content: [VectorScene.Fill]) {
    self.size = size
    self.content = content
    badges = []
    bounds = Rect(size: size)
  }

  /// Adds the fills of another layout, moved; contents to the contents, badges to the badges.
  public mutating func add(_ other: ComponentLayout, at offset: Vector) {
    let move = Affine.translation(offset)
    content += other.content.map { $0.transformed(by: move) }
    badges += other.badges.map { $0.transformed(by: move) }
    bounds = bounds.union(other.bounds.translated(by: offset))
  }

  /// Adds another layout on top of all contents, moved.
  mutating func addBadge(_ badge: ComponentLayout, at offset: Vector) {
    let move = Affine.translation(offset)
    badges += (badge.content + badge.badges).map { $0.transformed(by: move) }
    bounds = bounds.union(badge.bounds.translated(by: offset))
  }

  /// The scene of the bounds, grown outwards to whole points so that edges stay on pixels.
  public var scene: VectorScene {
    let origin = Point(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
    let size = Size(
      width: bounds.maxX.rounded(.up) - origin.x, height: bounds.maxY.rounded(.up) - origin.y)
    let move = Affine.translation(Point.zero - origin)
    return VectorScene(size: size, fills: (content + badges).map { $0.transformed(by: move) })
  }
}
