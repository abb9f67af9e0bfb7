public import VectorGraphics

extension ButtonGeometry {
  /// The ring's outline: a piece of a ring, or a whole one where there is no gap.
  public var ring: VectorPath {
    guard gap != nil else {
      return .annulus(
        center: center, innerRadius: ringInnerRadius, outerRadius: ringOuterRadius)
    }
    return .annularSector(
      center: center, innerRadius: ringInnerRadius, outerRadius: ringOuterRadius,
      start: arcStart, sweep: arcEnd - arcStart)
  }

  /// The distance of a filled disc from the badge, in points.
  public var badgeClearance: Double { proportions.clearance * height }

  /// The ring filled: a disc of its outer radius, with a round cutout around the badge.
  public var disc: VectorPath {
    guard let badgeOffset else { return .circle(center: center, radius: ringOuterRadius) }
    let (outer, cutout) = (ringOuterRadius, badgeRadius + badgeClearance)
    let distance = badgeOffset.length
    // Half the angle of the cutout's chord, seen from the disc's and from the badge's centre (law
    // of cosines); without an intersection of the two circles the disc stays whole.
    let cosOuter = (outer * outer + distance * distance - cutout * cutout) / (2 * outer * distance)
    let cosCutout =
      (cutout * cutout + distance * distance - outer * outer) / (2 * cutout * distance)
    guard abs(cosOuter) < 1, abs(cosCutout) < 1 else {
      return .circle(center: center, radius: outer)
    }
    let toBadge = Degrees.angle(of: badgeOffset)
    let halfOuter = Degrees.arcCosine(cosOuter)
    let halfCutout = Degrees.arcCosine(cosCutout)
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
