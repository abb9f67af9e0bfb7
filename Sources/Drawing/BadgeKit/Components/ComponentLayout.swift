public import VectorGraphics

/// The measures and the fills of a component. The top left corner of its frame is at the origin.
///
/// Contents and badges are separate. So a container can paint all badges after all contents, even those of
/// nested components.
public struct ComponentLayout: Hashable, Sendable {
  /// The size of the frame, in points. Neighbours do not overlap the frame, but badges can extend beyond it.
  public var size: Size
  /// The fills that are painted first.
  public var content: [VectorScene.Fill]
  /// The fills that are painted after all contents.
  public var badges: [VectorScene.Fill]
  /// The area to show: the union of the frame and the bounds of all added layouts and badges.
  public var bounds: Rect
  /// The factor of the measures of badges on this component: its size in relation to that for which badges
  /// have their own measures.
  var badgeScale = 1.0

  /// A layout without badges.
  ///
  /// - Parameters:
  ///   - size: the size of the frame, in points.
  ///   - content: the fills, from back to front.
  public init(size: Size, content: [VectorScene.Fill]) {
    self.size = size
    self.content = content
    badges = []
    bounds = Rect(size: size)
  }

  /// Adds another layout at an offset: its contents to the contents, and its badges to the badges.
  public mutating func add(_ other: ComponentLayout, at offset: Vector) {
    let move = Affine.translation(offset)
    content += other.content.map { $0.transformed(by: move) }
    badges += other.badges.map { $0.transformed(by: move) }
    bounds = bounds.union(other.bounds.translated(by: offset))
  }

  /// Adds another layout at an offset, as a badge on top of all contents.
  mutating func addBadge(_ badge: ComponentLayout, at offset: Vector) {
    let move = Affine.translation(offset)
    badges += (badge.content + badge.badges).map { $0.transformed(by: move) }
    bounds = bounds.union(badge.bounds.translated(by: offset))
  }

  /// The scene of the bounds, extended to whole points so that edges on pixel boundaries stay there.
  public var scene: VectorScene {
    let origin = Point(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
    let size = Size(
      width: bounds.maxX.rounded(.up) - origin.x, height: bounds.maxY.rounded(.up) - origin.y)
    let move = Affine.translation(Point.zero - origin)
    return VectorScene(size: size, fills: (content + badges).map { $0.transformed(by: move) })
  }
}
