public import BadgeGeometry
public import TextOutlines
public import VectorGraphics

/// Something that stands beside, inside and around others: a tile, a row, a badge.
public protocol Component: Sendable {
  /// Measures and draws it for its surroundings.
  func layout(in surroundings: Surroundings) throws -> Layout
}

/// What a component is laid out for.
public struct Surroundings {
  /// Keeps fonts and shaped text from one component to the next.
  public var typesetter: Typesetter
  public var contentSize: ContentSize
  public var direction: LayoutDirection
  /// The locale of counts, amounts and texts, such as `fr_CH`.
  public var locale: String
  /// Pixels per point, to which scaled lengths are rounded.
  public var scale: Double

  public init(
    typesetter: Typesetter, contentSize: ContentSize = .large,
    direction: LayoutDirection = .leftToRight, locale: String = "en_US", scale: Double = 1
  ) {
    self.typesetter = typesetter
    self.contentSize = contentSize
    self.direction = direction
    self.locale = locale
    self.scale = scale
  }
}

/// A component measured and drawn, its frame's top left corner at the origin.
///
/// Contents and badges are apart, so that containers can paint every badge after every content,
/// however deep they are nested.
public struct Layout: Hashable, Sendable {
  /// What neighbours make room for; badges may reach beyond.
  public var size: Size
  /// What is painted first.
  public var content: [Scene.Fill]
  /// What is painted when all contents are.
  public var badges: [Scene.Fill]
  /// All that must be seen: the frame, and the frames of the badges.
  public var bounds: Rect

  public init(size: Size, content: [Scene.Fill]) {
    self.size = size
    self.content = content
    badges = []
    bounds = Rect(size: size)
  }

  /// Adds what lies in another layout, moved; contents to the contents, badges to the badges.
  public mutating func add(_ other: Layout, at offset: Vector) {
    let move = Affine.translation(offset)
    content += other.content.map { $0.transformed(by: move) }
    badges += other.badges.map { $0.transformed(by: move) }
    bounds = bounds.union(other.bounds.translated(by: offset))
  }

  /// Adds another layout on top of all contents, moved.
  mutating func addBadge(_ badge: Layout, at offset: Vector) {
    let move = Affine.translation(offset)
    badges += (badge.content + badge.badges).map { $0.transformed(by: move) }
    bounds = bounds.union(badge.bounds.translated(by: offset))
  }

  /// The picture of the bounds, grown outwards to whole points so that edges stay on pixels.
  public var scene: Scene {
    let origin = Point(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
    let size = Size(
      width: bounds.maxX.rounded(.up) - origin.x, height: bounds.maxY.rounded(.up) - origin.y)
    let move = Affine.translation(Point.zero - origin)
    return Scene(size: size, fills: (content + badges).map { $0.transformed(by: move) })
  }
}

extension Component {
  /// The component as filled paths.
  public func scene(in surroundings: Surroundings) throws -> Scene {
    try layout(in: surroundings).scene
  }

  /// The component as filled paths at the default content size, with fonts looked up for it alone.
  public func scene() throws -> Scene {
    try scene(in: Surroundings(typesetter: Typesetter()))
  }
}
