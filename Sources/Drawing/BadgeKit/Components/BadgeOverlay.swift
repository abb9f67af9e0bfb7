public import BadgeGeometry
public import VectorGraphics

/// A component with a badge on top. The badge's centre lies on a point of the component's frame, such as a
/// corner.
///
/// A badge that is wider than high reaches as far beyond a side as one that is not: its outer end is centred on the
/// point, and the rest of it lies inwards.
public struct BadgeOverlay: Component {
  /// The component below. Its frame is also the frame of the overlay.
  public var host: any Component
  /// The component on top.
  public var badge: any Component
  /// The point of the host's frame on which the badge, or its outer end, is centred.
  public var alignment: ComponentAlignment
  /// The shift of the badge from that point, in points: towards the trailing side and down.
  public var offset: Vector

  /// A component with a badge on it.
  ///
  /// - Parameters:
  ///   - host: the component below.
  ///   - badge: the component on top.
  ///   - alignment: the point of the host's frame on which the badge, or its outer end, is centred.
  ///   - offset: the shift of the badge from that point, in points: towards the trailing side and down.
  public init(
    _ host: any Component, badge: any Component, alignment: ComponentAlignment = .topTrailing,
    offset: Vector = .zero
  ) {
    self.host = host
    self.badge = badge
    self.alignment = alignment
    self.offset = offset
  }

  /// Measures and draws both; the size is the host's.
  ///
  /// - Throws: the ``DrawingError`` of the host or of the badge.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    var layout = try host.layout(in: context)
    var badgeContext = context
    badgeContext.badgeScale = layout.badgeScale
    let badge = try badge.layout(in: badgeContext)
    let frame = Rect(size: layout.size)
    let corner = alignment.point(in: frame, direction: context.layoutDirection)
    let dx = context.layoutDirection == .leftToRight ? offset.dx : -offset.dx
    // From the middle of the outer end to that of the badge.
    let inwards = max(0, badge.size.width - badge.size.height) / 2
    let side = corner.x < frame.midX ? 1.0 : corner.x > frame.midX ? -1 : 0
    let center = corner + Vector(dx: dx + side * inwards, dy: offset.dy)
    layout.addBadge(badge, at: center - Rect(size: badge.size).center)
    return layout
  }
}

extension Component {
  /// The component with a badge, which is painted above all siblings too. The badge does not change the size.
  ///
  /// - Parameters:
  ///   - badge: the component on top.
  ///   - alignment: the point of this component's frame on which the badge is centred.
  ///   - offset: the shift of the badge from that point, in points: towards the trailing side and down.
  public func badge(
    _ badge: some Component, alignment: ComponentAlignment = .topTrailing, offset: Vector = .zero
  ) -> BadgeOverlay {
    BadgeOverlay(self, badge: badge, alignment: alignment, offset: offset)
  }
}
