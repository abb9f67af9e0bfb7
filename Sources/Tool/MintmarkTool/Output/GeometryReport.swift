import BadgeGeometry
import BadgeKit
import TextOutlines
import VectorGraphics

/// The numbers that `mintmark geometry` prints for one button. Lengths are in points. Angles are in degrees, clockwise
/// from the right.
struct GeometryReport: Encodable {
  struct Position: Encodable {
    var x: Double
    var y: Double
  }

  struct Box: Encodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  var height: Double
  var ringRadius: Double
  var strokeWidth: Double
  /// Left out if the ring is closed, like `gapEnd`.
  var gapStart: Double?
  var gapEnd: Double?
  var arcStart: Double
  var arcEnd: Double
  var badgeDiameter: Double
  /// Left out if there is no badge, like `badgeOffset`.
  var badgeCenter: Position?
  var badgeOffset: Position?
  var symbolText: String
  var symbolCharacters: Int
  var symbolFontSize: Double
  /// Left out if the symbol is a drawing and not text.
  var symbolWeight: Double?
  /// The thickness of the symbol's upright strokes, in points; left out if it can't be measured.
  var symbolStem: Double?
  /// The distance of the symbol's baseline from the top, in points; left out if the symbol is a drawing.
  var symbolBaseline: Double?
  /// The bounds of the painted symbol.
  var symbolInk: Box
  /// The smallest distance from the symbol to the ring's inner edge and to the badge.
  var clearance: Double

  init(_ drawing: ButtonDrawing) {
    let geometry = drawing.geometry
    height = tidy(geometry.height)
    ringRadius = tidy(geometry.ringRadius)
    strokeWidth = tidy(geometry.strokeWidth)
    gapStart = geometry.gap.map { tidy($0.start) }
    gapEnd = geometry.gap.map { tidy($0.end) }
    arcStart = tidy(geometry.arcStart)
    arcEnd = tidy(geometry.arcEnd)
    badgeDiameter = tidy(geometry.badgeDiameter)
    badgeCenter = geometry.badgeCenter.map { Position(x: tidy($0.x), y: tidy($0.y)) }
    badgeOffset = geometry.badgeOffset.map { Position(x: tidy($0.dx), y: tidy($0.dy)) }
    symbolText = drawing.symbolText
    symbolCharacters = drawing.symbolCharacters
    symbolFontSize = tidy(drawing.fit.fontSize)
    symbolWeight = drawing.symbolWeight?.value
    symbolStem = drawing.symbolOutline.stemThickness.map(tidy)
    symbolBaseline = drawing.symbolBaseline.map(tidy)
    let ink = drawing.fit.inkBounds
    symbolInk = Box(
      x: tidy(ink.minX), y: tidy(ink.minY), width: tidy(ink.width),
      height: tidy(ink.height))
    clearance = tidy(drawing.fit.clearance)
  }
}

/// The number, rounded to six decimals.
private func tidy(_ value: Double) -> Double {
  let scaled = (value * 1e6).rounded()
  return scaled.isFinite ? scaled / 1e6 : value
}
