public import VectorGraphics

/// The positions of a currency button's parts, in points within a square of the button's height.
///
/// Everything grows linearly with the height.
public struct ButtonGeometry: Hashable, Sendable {
  /// The side of the square, in points; above 0 and finite.
  public let height: Double
  /// The measures as fractions of the height.
  public let proportions: ButtonProportions
  /// The open part of the ring; nil where the ring is closed.
  public let gap: RingGap?
  /// The badge's corner; nil where there is no badge.
  public let badgeCorner: BadgeCorner?

  /// The geometry of a button.
  ///
  /// - Parameters:
  ///   - height: the side of the square, in points.
  ///   - badgeCorner: the corner of the badge; nil for none.
  ///   - gap: the open part of the ring; by default the one that belongs to the badge, and none
  ///     without a badge.
  ///   - proportions: the measures as fractions of the height.
  /// - Throws: ``GeometryError`` for a height that is not above 0, or a proportion out of range.
  public init(
    height: Double, badgeCorner: BadgeCorner? = .bottomLeft, gap: RingGap? = nil,
    proportions: ButtonProportions = ButtonProportions()
  ) throws(GeometryError) {
    guard height > 0, height.isFinite else { throw .badHeight(height) }
    try proportions.validate()
    self.height = height
    self.proportions = proportions
    self.badgeCorner = badgeCorner
    self.gap = gap ?? badgeCorner.map(RingGap.standard(for:))
  }

  /// The centre of the square and of the ring.
  public var center: Point { Point(x: height / 2, y: height / 2) }

  /// The radius of the ring's centre line.
  public var ringRadius: Double { (0.5 - proportions.ringThickness) * height }
  /// The thickness of the ring, in points.
  public var strokeWidth: Double { proportions.ringThickness * height }
  /// The radius of the ring's inner edge, in points.
  public var ringInnerRadius: Double { ringRadius - strokeWidth / 2 }
  /// The radius of the ring's outer edge, in points.
  public var ringOuterRadius: Double { ringRadius + strokeWidth / 2 }

  /// The angle at which the ring's arc begins, in degrees from +x, clockwise on screen.
  public var arcStart: Double { gap?.end ?? 0 }
  /// The angle at which the ring's arc ends, in degrees, above `arcStart`.
  public var arcEnd: Double { (gap?.start ?? 0) + 360 }

  /// The diameter of the badge's disc, in points; 0 without a badge.
  public var badgeDiameter: Double { badgeCorner == nil ? 0 : proportions.badgeDiameter * height }
  /// The radius of the badge's disc, in points; 0 without a badge.
  public var badgeRadius: Double { badgeDiameter / 2 }

  /// From the button's centre to the badge's; nil without a badge.
  public var badgeOffset: Vector? {
    guard let badgeCorner else { return nil }
    let distance = height / 2 - badgeRadius
    return switch badgeCorner {
    case .bottomLeft: Vector(dx: -distance, dy: distance)
    case .bottomRight: Vector(dx: distance, dy: distance)
    case .topLeft: Vector(dx: -distance, dy: -distance)
    case .topRight: Vector(dx: distance, dy: -distance)
    }
  }

  /// The badge's centre; nil without a badge.
  public var badgeCenter: Point? { badgeOffset.map { center + $0 } }
}
