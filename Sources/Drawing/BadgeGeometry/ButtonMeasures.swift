internal import MathSupport
package import VectorGraphics

/// The lengths of a button's parts, in points: exact fractions of the live area, or rounded to whole
/// device pixels.
struct ButtonMeasures: Hashable, Sendable {
  /// The side of the square, including the padding.
  var height: Double
  /// The side of the live area: the square without the padding. Most proportions are fractions of it.
  var liveHeight: Double
  /// The radius of the ring's centre line.
  var ringRadius: Double
  var ringThickness: Double
  var badgeDiameter: Double
  /// The distance from the centre to the badge's outer edge, along each axis.
  var badgeReach: Double
  /// The distance of an outline ring from the badge; 0 for a ring that ends under the badge.
  var ringMoat: Double
  /// The distance of a filled ring from the badge.
  var discMoat: Double

  /// The exact measures.
  init(height: Double, _ proportions: ButtonProportions) {
    self.height = height
    liveHeight = (1 - 2 * proportions.padding) * height
    ringRadius =
      (proportions.ringDiameter.map { ($0 - proportions.ringThickness) / 2 }
        ?? 0.5 - proportions.ringThickness) * liveHeight
    ringThickness = proportions.ringThickness * liveHeight
    badgeDiameter = proportions.badgeDiameter * liveHeight
    badgeReach = proportions.badgeReach * liveHeight
    ringMoat = proportions.ringMoat * liveHeight
    discMoat = (proportions.moat ?? proportions.clearance) * liveHeight
  }

  /// The smallest height that is fitted, in pixels: that of the smallest badge in the default proportions.
  static let smallest = (PixelGrid.smallestBadge / ButtonProportions().badgeDiameter).rounded(.up)

  /// The part of a pixel up to which the thickness of the ring is rounded down. Below 0.67, the dollar sign in Material's 20
  /// pixels fails to be legible; from 0.92 on, the default ring is half as thick in 32 pixels as it is elsewhere.
  private static let roundedDown = 0.75

  /// The measures fitted to a pixel grid.
  ///
  /// The side of the square is a whole number of pixels. The ring's diameter is even or odd like the side, and
  /// the strokes of the badge's mark are even or odd like the badge. So all edges lie on pixel boundaries.
  init(height: Double, _ proportions: ButtonProportions, _ grid: PixelGrid) {
    self.init(height: height, proportions)
    let side = (height * grid.scale).rounded()
    guard side >= Self.smallest, side.isFinite else { return }
    let pixel = 1 / grid.scale
    let live = side - 2 * (proportions.padding * side).rounded()
    // Strokes, badge and its overhang are fractions of the exact live area. The live area in whole pixels can be smaller
    // in a larger button, whose padding is a pixel wider.
    let exactLive = (1 - 2 * proportions.padding) * side
    // The ring can be nearer to the edge than its exact place, as a point that moves to whole pixels: every pixel more
    // makes more symbols legible.
    let thickness = max(
      1, (proportions.ringThickness * exactLive - Self.roundedDown - 1e-9).rounded(.up))
    let inset =
      proportions.ringDiameter.map { ((1 - $0) / 2 * live).rounded() }
      ?? (proportions.ringThickness / 2 * live - PixelGrid.halfDiagonal).rounded(.up)
    let diameter = live - 2 * max(0, inset)
    func moat(_ fraction: Double) -> Double {
      fraction > 0 ? max(1, (fraction * exactLive).rounded()) * pixel : 0
    }
    self.height = side * pixel
    liveHeight = live * pixel
    ringThickness = thickness * pixel
    ringRadius = (diameter - thickness) / 2 * pixel
    badgeDiameter = grid.badgeDiameter(near: proportions.badgeDiameter * exactLive) * pixel
    // The badge does not leave the picture, although the ring may have grown by a pixel.
    badgeReach =
      proportions.badgeOverhang.map {
        min(diameter / 2 + ($0 * exactLive).rounded(), side / 2) * pixel
      } ?? live / 2 * pixel
    ringMoat = moat(proportions.ringMoat)
    discMoat = moat(proportions.moat ?? proportions.clearance)
  }
}

extension ButtonMeasures {
  /// The vector from the button's centre to the centre of a badge in the given corner.
  func badgeOffset(_ corner: BadgeCorner) -> Vector {
    corner.offset(badgeReach - badgeDiameter / 2)
  }

  /// Half the angle, in degrees, that the moat cuts out of a circle around the button's centre; nil if the
  /// circle and the moat's edge don't intersect.
  func cutAngle(radius: Double) -> Double? {
    Degrees.intersectionAngle(
      radius: radius, other: badgeDiameter / 2 + ringMoat,
      distance: badgeOffset(.bottomRight).length)
  }
}

extension Degrees {
  /// Half the angle of the chord between the intersections of two circles, seen from the centre of the
  /// first; nil if they don't intersect. It follows from the law of cosines.
  ///
  /// - Parameters:
  ///   - radius: the radius of the first circle.
  ///   - other: the radius of the second circle.
  ///   - distance: the distance between their centres.
  static func intersectionAngle(radius: Double, other: Double, distance: Double) -> Double? {
    let cosine = (radius * radius + distance * distance - other * other) / (2 * radius * distance)
    return abs(cosine) < 1 ? arcCosine(cosine) : nil
  }
}

/// The grid of device pixels that the edges of a button are fitted to.
package struct PixelGrid: Hashable, Sendable {
  /// Half of a pixel's diagonal, in pixels: the greatest distance between a point and the nearest corner of a pixel.
  static let halfDiagonal = 0.5.squareRoot()
  /// The diameter of the smallest badge with a mark, and the least extent of a mark that can be read, in pixels. Below 3, a
  /// plus fails to have a pixel at each end of a stroke of one, and an x is a dot.
  package static let smallestBadge = 3.0

  /// Pixels per point, above 0 and finite.
  package let scale: Double
  /// The thickness of the strokes of the badge's mark, as a fraction of the badge's diameter; nil without a
  /// mark.
  package let markThickness: Double?

  /// A grid; nil for a scale that is not above 0 or not finite.
  package init?(scale: Double, markThickness: Double? = nil) {
    guard scale > 0, scale.isFinite else { return nil }
    self.scale = scale
    self.markThickness = markThickness
  }

  /// The smallest size in whole pixels that contains `size` and in which `part` can be centred vertically.
  ///
  /// To be centred, the heights of both have to be even, or both odd, in pixels.
  package func size(around size: Size, sharing part: Size) -> Size {
    let height = (size.height * scale - 1e-3).rounded(.up)
    let rest = (height - part.height * scale).rounded().truncatingRemainder(dividingBy: 2)
    return Size(
      width: size.width.roundedUp(toPixelsAt: scale), height: (height + abs(rest)) / scale)
  }

  /// The matching diameter of a badge that is nearest to an exact one, in whole pixels.
  ///
  /// A diameter matches if it is odd or even like the thickness of the strokes in whole pixels.
  ///
  /// Then the strokes can be centred in the badge, and neither shrinks when the other one grows. Matching
  /// diameters are at most two pixels apart.
  func badgeDiameter(near exact: Double) -> Double {
    guard let markThickness, exact > 0 else { return max(1, exact.rounded()) }
    func isCentered(_ diameter: Double) -> Bool {
      max(1, (markThickness * diameter).rounded()).isEven == diameter.isEven
    }
    let middle = exact.rounded()
    let diameters = stride(from: max(Self.smallestBadge, middle - 3), through: middle + 3, by: 1)
      .filter {
        // Where strokes become a pixel thicker, the next diameter with the same parity can be three pixels away.
        // Then the one before it matches too: its strokes are rounded down.
        isCentered($0) || isCentered($0 - 2) && !isCentered($0 - 1) && isCentered($0 + 1)
      }
    return diameters.min { abs($0 - exact) < abs($1 - exact) } ?? Self.smallestBadge
  }
}

extension Double {
  /// Whether a whole number is even.
  fileprivate var isEven: Bool { truncatingRemainder(dividingBy: 2) == 0 }
}

extension Double {
  /// The nearest whole number above 0 that is even or odd like `other` when that is rounded. Ties round up.
  func rounded(toParityOf other: Double) -> Double {
    let odd = other.rounded().truncatingRemainder(dividingBy: 2)
    let nearest = ((self - odd) / 2 + 1e-9).rounded() * 2 + odd
    return nearest >= 1 ? nearest : odd == 1 ? 1 : 2
  }
}
