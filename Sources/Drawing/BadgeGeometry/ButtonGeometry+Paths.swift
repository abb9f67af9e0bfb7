internal import MathSupport
public import VectorGraphics

extension ButtonGeometry {
  /// The ring's outline: open at the gap or around the badge, closed without either.
  public var ring: VectorPath {
    if measures.ringMoat > 0, let badgeOffset { return cutRing(badgeOffset) }
    guard gap != nil else {
      return .annulus(
        center: center, innerRadius: ringInnerRadius, outerRadius: ringOuterRadius)
    }
    return .annularSector(
      center: center, innerRadius: ringInnerRadius, outerRadius: ringOuterRadius,
      start: arcStart, sweep: arcEnd - arcStart)
  }

  /// The ring minus a disc around the badge. The ends of the ring follow the edge of that disc.
  private func cutRing(_ badgeOffset: Vector) -> VectorPath {
    let outer = ringOuterRadius
    let inner = ringInnerRadius
    let cut = badgeRadius + measures.ringMoat
    let toBadge = Degrees.angle(of: badgeOffset)
    let distance = badgeOffset.length
    guard let halfOuter = measures.cutAngle(radius: outer),
      let fromOuter = Degrees.intersectionAngle(radius: cut, other: outer, distance: distance)
    else { return .annulus(center: center, innerRadius: inner, outerRadius: outer) }
    var path = VectorPath()
    path.arc(
      center: center, radius: outer, start: toBadge + halfOuter, sweep: 360 - 2 * halfOuter)
    guard let halfInner = measures.cutAngle(radius: inner),
      let fromInner = Degrees.intersectionAngle(radius: cut, other: inner, distance: distance)
    else {
      // The disc does not reach the ring's inner edge, so it only cuts a notch.
      path.arc(
        center: center + badgeOffset, radius: cut, start: toBadge + 180 + fromOuter,
        sweep: -2 * fromOuter)
      path.close()
      return path + .circle(center: center, radius: inner).reversed
    }
    // Angles at the badge are relative to the direction from the badge to the button's centre.
    path.arc(
      center: center + badgeOffset, radius: cut, start: toBadge + 180 + fromOuter,
      sweep: fromInner - fromOuter)
    path.arc(
      center: center, radius: inner, start: toBadge - halfInner, sweep: 2 * halfInner - 360)
    path.arc(
      center: center + badgeOffset, radius: cut, start: toBadge + 180 - fromInner,
      sweep: fromInner - fromOuter)
    path.close()
    return path
  }

  /// The distance of a filled disc from the badge, in points.
  public var discMoat: Double { measures.discMoat }

  /// The distance of an outline ring from the badge, in points; 0 for a ring that ends under the badge.
  public var ringMoat: Double { measures.ringMoat }

  /// The ring filled: a disc of its outer radius, with a round cutout around the badge.
  public var disc: VectorPath {
    let outer = ringOuterRadius
    guard let badgeOffset else { return .circle(center: center, radius: outer) }
    let cutout = badgeRadius + discMoat
    let distance = badgeOffset.length
    // If the two circles do not intersect, the disc stays whole.
    guard
      let halfOuter = Degrees.intersectionAngle(radius: outer, other: cutout, distance: distance),
      let halfCutout = Degrees.intersectionAngle(radius: cutout, other: outer, distance: distance)
    else { return .circle(center: center, radius: outer) }
    let toBadge = Degrees.angle(of: badgeOffset)
    var path = VectorPath()
    path.arc(
      center: center, radius: outer, start: toBadge + halfOuter, sweep: 360 - 2 * halfOuter)
    path.arc(
      center: center + badgeOffset, radius: cutout, start: toBadge + 180 + halfCutout,
      sweep: -2 * halfCutout)
    path.close()
    return path
  }

  /// The badge's disc with a mark cut out of it; empty without a badge.
  ///
  /// - Parameter mark: a mark's outline around the badge's centre, wound clockwise.
  public func badge(cutting mark: VectorPath) -> VectorPath {
    guard let badgeCenter else { return VectorPath() }
    return .circle(center: badgeCenter, radius: badgeRadius) + mark.reversed
  }
}
