internal import MathSupport
public import VectorGraphics

/// The positions of a currency button's parts, in points within a square of the button's height.
///
/// All lengths are proportional to the height, except in a geometry that is fitted to pixels.
public struct ButtonGeometry: Hashable, Sendable {
  /// The measures as fractions of the live area, which is the square without the padding.
  public package(set) var proportions: ButtonProportions
  /// The open part of the ring, measured on its centre line; nil for a closed ring.
  public let gap: RingGap?
  /// The badge's corner; nil without a badge.
  public let badgeCorner: BadgeCorner?
  var measures: ButtonMeasures
  /// The space that the symbol is fitted into.
  package internal(set) var symbolArea = SymbolArea.ring

  /// The geometry of a button.
  ///
  /// - Parameters:
  ///   - height: the side of the square, in points.
  ///   - badgeCorner: the corner of the badge; nil for none.
  ///   - gap: the open part of the ring. Nil stands for the opening that belongs to the badge; without a
  ///     badge it stands for none.
  ///   - proportions: the measures as fractions of the live area.
  /// - Throws: ``GeometryError`` for a height that is not above 0 or not finite, a proportion out of range,
  ///   proportions that contradict each other, or both a gap and a moat above 0 beside a badge.
  public init(
    height: Double, badgeCorner: BadgeCorner? = .bottomLeft, gap: RingGap? = nil,
    proportions: ButtonProportions = ButtonProportions()
  ) throws(GeometryError) {
    try self.init(
      height: height, badgeCorner: badgeCorner, gap: gap, proportions: proportions, grid: nil)
  }

  /// The geometry of a button, fitted to a pixel grid. It is not fitted if `grid` is nil or the button is
  /// smaller than 8 pixels.
  package init(
    height: Double, badgeCorner: BadgeCorner?, gap: RingGap?, proportions: ButtonProportions,
    grid: PixelGrid?
  ) throws(GeometryError) {
    guard height > 0, height.isFinite else { throw .badHeight(height) }
    try proportions.validate(hasBadge: badgeCorner != nil)
    self.proportions = proportions
    self.badgeCorner = badgeCorner
    let measures =
      grid.map { ButtonMeasures(height: height, proportions, $0) }
      ?? ButtonMeasures(height: height, proportions)
    self.measures = measures
    guard let badgeCorner else {
      self.gap = gap
      return
    }
    let openings = measures.cutAngle(radius: measures.ringRadius)
    func opening(_ share: Double) -> RingGap? {
      openings.flatMap { half in
        let middle = (Degrees.angle(of: measures.badgeOffset(badgeCorner)) + 360)
          .truncatingRemainder(dividingBy: 360)
        return try? RingGap(start: middle - share * half, end: middle + share * half)
      }
    }
    guard measures.ringMoat > 0 else {
      let isStandard = proportions.ringDiameter == nil && proportions.badgeOverhang == nil
      self.gap =
        gap ?? (isStandard ? RingGap.standard(for: badgeCorner) : opening(Self.hiddenOpening))
      return
    }
    guard gap == nil else { throw .gapAndMoat }
    self.gap = opening(1)
  }

  /// The geometry with measures that are not fitted to pixels.
  package var unfitted: ButtonGeometry {
    var geometry = self
    geometry.measures = ButtonMeasures(height: height, proportions)
    return geometry
  }

  /// The opening of a ring that ends under the badge, as a fraction of the arc that the badge covers. It is
  /// that of ``RingGap/standard`` in the default proportions. Above 0.99, the ring fails to end under the badge.
  private static let hiddenOpening = 0.75

  /// The smallest height that is fitted to pixels, in pixels.
  package static var smallestFittedHeight: Double { ButtonMeasures.smallest }

  /// The side of the square, in points; above 0 and finite.
  public var height: Double { measures.height }
  /// The side of the live area, in points. Most proportions are fractions of it.
  public var liveHeight: Double { measures.liveHeight }
  /// The side of the live area before it is rounded to pixels, in points. It grows with the height.
  package var exactLiveHeight: Double { (1 - 2 * proportions.padding) * height }

  /// The centre of the square and of the ring.
  public var center: Point { Point(x: height / 2, y: height / 2) }

  /// The radius of the ring's centre line.
  public var ringRadius: Double { measures.ringRadius }
  /// The thickness of the ring, in points.
  public var strokeWidth: Double { measures.ringThickness }
  /// The radius of the ring's inner edge, in points.
  public var ringInnerRadius: Double { ringRadius - strokeWidth / 2 }
  /// The radius of the ring's outer edge, in points.
  public var ringOuterRadius: Double { ringRadius + strokeWidth / 2 }

  /// The angle at which the ring's arc begins, in degrees from +x, clockwise on screen.
  public var arcStart: Double { gap?.end ?? 0 }
  /// The angle at which the ring's arc ends, in degrees, above `arcStart`.
  public var arcEnd: Double { (gap?.start ?? 0) + 360 }

  /// The diameter of the badge's disc, in points; 0 without a badge.
  public var badgeDiameter: Double { badgeCorner == nil ? 0 : measures.badgeDiameter }
  /// The radius of the badge's disc, in points; 0 without a badge.
  public var badgeRadius: Double { badgeDiameter / 2 }

  /// The vector from the button's centre to the badge's; nil without a badge.
  public var badgeOffset: Vector? { badgeCorner.map(measures.badgeOffset) }

  /// The badge's centre; nil without a badge.
  public var badgeCenter: Point? { badgeOffset.map { center + $0 } }
}
