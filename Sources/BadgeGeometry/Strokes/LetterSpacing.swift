package import VectorGraphics

/// Closely spaced points on the outline of a letter, for its distance from a neighbour.
package struct SpacingPoints {
  fileprivate let points: [Point]

  /// The smallest distance of two letters, in their unit. Letters that overlap have the distance of their outlines.
  package func distance(to other: SpacingPoints) -> Double {
    var least = Double.infinity
    for a in points {
      for b in other.points { least = min(least, (b - a).dot(b - a)) }
    }
    return least.squareRoot()
  }

  /// The length by which a letter on the right can move to the left until it has the given distance from this
  /// one. It is negative if the letter is closer already, and infinite if the letter passes above or below.
  package func leftShift(of other: SpacingPoints, keeping distance: Double) -> Double {
    var shift = Double.infinity
    for a in points {
      for b in other.points {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        guard abs(dy) < distance else { continue }
        shift = min(shift, dx - (distance * distance - dy * dy).squareRoot())
      }
    }
    return shift
  }
}

extension VectorPath {
  /// The points of a letter at 1 em.
  package var spacingPoints: SpacingPoints {
    SpacingPoints(points: flattenedPoints(tolerance: 1e-3, maxSegment: 0.02))
  }
}
