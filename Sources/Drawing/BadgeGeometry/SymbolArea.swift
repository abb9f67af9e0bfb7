package import VectorGraphics

/// The space of a button that its symbol is fitted into. Everywhere it ends at the badge.
package enum SymbolArea: Hashable, Sendable {
  /// The inside of the ring.
  case ring
  /// The live area of a button without a ring. The symbol lies as near to its middle as the badge allows.
  case liveArea
  /// The live area of a toolbar's button with a sign. The sign touches the edge that lies opposite the badge, and the
  /// badge touches its own. So the drawing is as high as the live area, whatever the sign.
  case liveHeight
  /// The live area of a toolbar's button with a word, which is as large as the space allows. A word that is lower than
  /// its space stands by the badge, as near to the middle as its distance from it allows.
  case byBadge
}

/// The space for a symbol without a ring: a square without a circle around the badge, and without what lies
/// behind the badge as seen from the middle.
///
/// Points are relative to the middle of the square.
struct LiveAreaSpace {
  /// Half the side of the square.
  var half: Double
  /// The vector from the middle to the badge's centre; nil without a badge.
  var badgeOffset: Vector?
  /// The radius of the circle around the badge's centre.
  var badgeRadius: Double
  /// Whether the symbol touches the upper or lower edge that lies opposite the badge.
  var touchesEdge: Bool

  /// The size and the translation of an outline at 1 em.
  ///
  /// The outline has the wanted size, or else the largest one that fits. It begins with `middle` at the middle
  /// of the square, and moves away from the badge no further than it has to. At an edge of the square, it
  /// slides along the edge.
  ///
  /// - Parameters:
  ///   - points: closely spaced points on the outline.
  ///   - bounds: the outline's bounds.
  ///   - middle: the point of the outline that belongs in the middle.
  ///   - wanted: the greatest size.
  /// - Returns: nil if there is no space.
  func fit(
    _ points: [Point], _ bounds: Rect, middle: Point, wanted: Double
  ) -> (size: Double, origin: Vector)? {
    guard bounds.width > 0 || bounds.height > 0 else { return nil }
    func origin(_ size: Double, _ steps: Double) -> Vector {
      self.origin(bounds, middle, size, steps: steps)
    }
    // Every point comes nearer to the badge as the outline grows from the corner opposite the badge.
    let size = Bisection.largest(upTo: min(wanted, 2 * half / max(bounds.width, bounds.height))) {
      isFree(points, $0, origin($0, .infinity))
    }
    guard size > 1e-9 * half, size.isFinite else { return nil }
    let most = 2 * half + (middle - .zero).length * size
    let back = Bisection.largest(upTo: most) { isFree(points, size, origin(size, most - $0)) }
    return (size, origin(size, most - back))
  }

  /// The size and the translation of an outline at 1 em with its `middle` at a place that several symbols
  /// share. Nil if its size there would be less than ``ButtonGeometry/leastShare`` of the wanted one.
  func fit(
    _ points: [Point], _ bounds: Rect, middle: Point, wanted: Double, at place: Vector
  ) -> (size: Double, origin: Vector)? {
    func origin(_ size: Double) -> Vector { place - (middle - .zero) * size }
    let size = Bisection.largest(upTo: wanted) { size in
      let origin = origin(size)
      let within = [
        bounds.minX * size + origin.dx, bounds.maxX * size + origin.dx,
        bounds.minY * size + origin.dy, bounds.maxY * size + origin.dy,
      ]
      return within.allSatisfy { abs($0) <= half } && isFree(points, size, origin)
    }
    return size >= ButtonGeometry.leastShare * wanted ? (size, origin(size)) : nil
  }

  /// The translation of an outline that has moved diagonally away from the badge, but not out of the square.
  private func origin(_ bounds: Rect, _ middle: Point, _ size: Double, steps: Double) -> Vector {
    func clamped(_ value: Double, _ least: Double, _ most: Double) -> Double {
      min(max(value, -half - least * size), half - most * size)
    }
    let (x, y) = away
    return Vector(
      dx: clamped((x == 0 ? 0 : x * steps) - middle.x * size, bounds.minX, bounds.maxX),
      dy: clamped(
        (y == 0 ? 0 : y * (touchesEdge ? .infinity : steps)) - middle.y * size, bounds.minY,
        bounds.maxY))
  }

  /// The signs of the direction away from the badge.
  private var away: (x: Double, y: Double) {
    guard let badgeOffset else { return (0, 0) }
    return (badgeOffset.dx > 0 ? -1 : 1, badgeOffset.dy > 0 ? -1 : 1)
  }

  private func isFree(_ points: [Point], _ size: Double, _ origin: Vector) -> Bool {
    guard let badgeOffset else { return true }
    let (x, y) = away
    let least = badgeRadius * badgeRadius * (1 - 1e-9)
    return points.allSatisfy { point in
      let across = max(0, (point.x * size + origin.dx - badgeOffset.dx) * x)
      let down = max(0, (point.y * size + origin.dy - badgeOffset.dy) * y)
      return across * across + down * down >= least
    }
  }
}

extension SymbolFit {
  /// Fits a symbol's outline into the live area around a point.
  ///
  /// - Parameters:
  ///   - middle: the point of the outline that belongs in the middle; nil for the centre of its bounds.
  ///   - capHeight: the height of capital letters, in em; 0 for no limit by it.
  ///   - center: the middle of the square.
  ///   - place: where the middle of other symbols is, as seen from the middle of the square; nil without others.
  ///   - largest: the greatest size of the em; nil for no limit.
  ///   - margin: the distance from the badge that is kept, in points, as a part of `space`.
  init?(
    _ outline: VectorPath, center middle: Point?, capHeight: Double, largest: Double?,
    around center: Point, at place: Vector? = nil, in space: LiveAreaSpace, margin: Double
  ) {
    guard let bounds = outline.bounds, ButtonGeometry.isSimpleEnough(outline) else { return nil }
    let points = outline.fittedPoints
    let middle = middle ?? bounds.center
    var wanted = largest ?? .infinity
    // Signs of a toolbar are as high as letters beside a dollar sign that touches both edges.
    if space.touchesEdge, capHeight > 0 {
      wanted = min(wanted, 2 * space.half / ReferenceBox.tallHeight / capHeight)
    }
    let common = place.flatMap {
      space.fit(points, bounds, middle: middle, wanted: wanted, at: $0)
    }
    guard
      let (size, origin) = common ?? space.fit(points, bounds, middle: middle, wanted: wanted)
    else { return nil }
    fontSize = size
    placement = Affine.translation(center - .zero + origin) * .scale(size)
    inkBounds = Rect(
      center: center + origin + (bounds.center - .zero) * size,
      size: Size(width: bounds.width * size, height: bounds.height * size))
    let toBadge = space.badgeOffset.map { badge in
      points.reduce(.infinity) { least, point in
        min(least, ((point - .zero) * size + origin - badge).length)
      } - space.badgeRadius + margin
    }
    let reach = max(
      abs(inkBounds.midX - center.x) + inkBounds.width / 2,
      abs(inkBounds.midY - center.y) + inkBounds.height / 2)
    clearance = toBadge ?? space.half - reach
  }
}

extension ButtonGeometry {
  /// The geometry with another space for the symbol.
  package func with(_ area: SymbolArea) -> ButtonGeometry {
    var geometry = self
    geometry.symbolArea = area
    return geometry
  }

  /// The edges of the live area, in points.
  package var liveArea: Rect {
    Rect(center: center, size: Size(width: liveHeight, height: liveHeight))
  }

  /// Fits a symbol's outline into the live area; see ``fit(_:center:characters:capHeight:largest:margin:exactMargin:)``.
  ///
  /// Symbols with the same number of characters have one cap height and one place, if they fit there. Those of a
  /// toolbar are as large as they can be instead, up to the cap height of a dollar sign that is as high as the live area.
  func fitInLiveArea(
    _ outline: VectorPath, center middle: Point?, characters: Double, capHeight: Double,
    largest: Double?, margin: Double
  ) -> SymbolFit? {
    let space = liveAreaSpace(margin)
    let shared =
      symbolArea == .liveArea && capHeight > 0 ? space.rhythm(characters: characters) : nil
    let sizes = [largest.map { $0 * liveHeight }, shared.map { $0.capHeight / capHeight }]
    return SymbolFit(
      outline, center: middle, capHeight: capHeight, largest: sizes.compactMap { $0 }.min(),
      around: center, at: shared?.place, in: space, margin: proportions.clearance * liveHeight)
  }

  /// - Parameter margin: the width of a strip around the badge from which a symbol keeps its clearance, in points.
  func liveAreaSpace(_ margin: Double) -> LiveAreaSpace {
    LiveAreaSpace(
      half: liveHeight / 2, badgeOffset: badgeOffset,
      badgeRadius: badgeRadius + proportions.clearance * liveHeight + margin,
      touchesEdge: symbolArea == .liveHeight)
  }

  /// The distance of an outline in the live area from the badge, in points; without a badge infinite. It is negative
  /// outside the live area, and for a toolbar's symbol that does not touch its edge.
  func clearanceInLiveArea(of outline: VectorPath) -> Double {
    guard let bounds = outline.bounds else { return .infinity }
    let area = liveArea
    let tolerance = 1e-6 * height
    var outside = max(
      area.minX - bounds.minX, area.minY - bounds.minY, bounds.maxX - area.maxX,
      bounds.maxY - area.maxY)
    if symbolArea == .liveHeight, let badgeOffset {
      let gap = badgeOffset.dy > 0 ? bounds.minY - area.minY : area.maxY - bounds.maxY
      outside = max(outside, gap)
    }
    return outside > tolerance ? -outside : clearances(of: outline).badge ?? .infinity
  }
}
