public import VectorGraphics

extension ButtonGeometry {
  /// The ring's outline: a piece of a ring, or a whole one where there is no gap.
  public var ring: Path {
    guard gap != nil else {
      return .annulus(
        center: center, innerRadius: ringInnerRadius, outerRadius: ringOuterRadius)
    }
    return .annularSector(
      center: center, innerRadius: ringInnerRadius, outerRadius: ringOuterRadius,
      start: arcStart, sweep: arcEnd - arcStart)
  }

  /// How far a filled disc stays away from the badge.
  public var biteMargin: Double { proportions.clearance * height }

  /// The ring filled: a disc of its outer radius, with a round bite around the badge.
  public var disc: Path {
    guard let badgeOffset else { return .circle(center: center, radius: ringOuterRadius) }
    let (outer, bite) = (ringOuterRadius, badgeRadius + biteMargin)
    let distance = badgeOffset.length
    // Half the angle of the bite's chord, seen from the disc's and from the badge's centre (law of
    // cosines); a bite that misses the edge or swallows it leaves the disc whole.
    let cosOuter = (outer * outer + distance * distance - bite * bite) / (2 * outer * distance)
    let cosBite = (bite * bite + distance * distance - outer * outer) / (2 * bite * distance)
    guard abs(cosOuter) < 1, abs(cosBite) < 1 else {
      return .circle(center: center, radius: outer)
    }
    let toBadge = Degrees.angle(of: badgeOffset)
    let halfOuter = Degrees.arcCosine(cosOuter)
    let halfBite = Degrees.arcCosine(cosBite)
    var path = Path()
    path.arc(
      center: center, radius: outer, start: toBadge + halfOuter, sweep: 360 - 2 * halfOuter)
    path.arc(
      center: center + badgeOffset, radius: bite, start: toBadge + 180 + halfBite,
      sweep: -2 * halfBite)
    path.close()
    return path
  }

  /// The badge's disc with a mark cut out of it; empty without a badge.
  ///
  /// - Parameter mark: a mark's outline around the badge's centre, wound clockwise.
  public func badge(cutting mark: Path) -> Path {
    guard let badgeCenter else { return Path() }
    return .circle(center: badgeCenter, radius: badgeRadius) + mark.reversed
  }
}
