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

  /// How far a letter on the right can move to the left until its distance from this one is the given one;
  /// negative if it is closer already, and infinite if it passes above or below.
  package func space(before other: SpacingPoints, keeping distance: Double) -> Double {
    var space = Double.infinity
    for a in points {
      for b in other.points {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        guard abs(dy) < distance else { continue }
        space = min(space, dx - (distance * distance - dy * dy).squareRoot())
      }
    }
    return space
  }
}

extension VectorPath {
  /// The points of a letter at 1 em.
  package var spacingPoints: SpacingPoints {
    SpacingPoints(points: flattenedPoints(tolerance: 1e-3, maxSegment: 0.02))
  }
}
