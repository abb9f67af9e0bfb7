internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// A line of text at a point size, with its measurements.
struct TextBlock {
  let line: TextLine
  let pointSize: Double
  /// The distance from one baseline to the next, in points.
  let leading: Double

  /// - Parameters:
  ///   - direction: the text's direction; nil to take it from the first letter.
  ///   - scale: the factor of the style's measures.
  init(
    _ text: String, style: TextStyle, weight: FontWeight? = nil, contentSize: ContentSize,
    scale: Double = 1, direction: WritingDirection?, language: String?, _ typesetter: Typesetter
  ) throws(DrawingError) {
    line = try mapError(DrawingError.text) { () throws(TextError) in
      try typesetter.line(
        text, weight: weight ?? FontWeight(style.weight) ?? .regular, direction: direction,
        language: language)
    }
    pointSize = style.pointSize(at: contentSize) * scale
    leading = style.leading(at: contentSize) * scale
  }

  init(
    _ text: String, style: TextStyle, weight: FontWeight? = nil, scale: Double = 1,
    direction: WritingDirection?, in context: LayoutContext
  ) throws(DrawingError) {
    try self.init(
      text, style: style, weight: weight, contentSize: context.contentSize, scale: scale,
      direction: direction, language: context.locale, context.typesetter)
  }

  /// The horizontal extent in points, relative to the pen's start: from the pen's start to its end, and
  /// further if the ink extends beyond either.
  var span: ClosedRange<Double> {
    let ink = line.inkBounds ?? .zero
    return min(0, ink.minX) * pointSize...max(line.advance, ink.maxX) * pointSize
  }

  var width: Double { span.upperBound - span.lowerBound }

  /// The height in points of a box that centres the line and contains the ink.
  var height: Double {
    let ink = line.inkBounds ?? .zero
    let reach = max(middle - ink.minY, ink.maxY - middle) * pointSize
    return max(leading, 2 * reach)
  }

  /// The bounds of the ink relative to the pen's start, in points; empty if nothing is visible.
  var ink: Rect {
    let ink = line.inkBounds ?? .zero
    return Rect(
      x: ink.minX * pointSize, y: ink.minY * pointSize, width: ink.width * pointSize,
      height: ink.height * pointSize)
  }

  /// Whether to centre the text by the first font's line instead of by its ink.
  ///
  /// True if the first font draws a part of the text and all ink is within the height ``leading`` around that
  /// line's middle.
  var fitsItsLine: Bool { line.usesMetricsFace && fitsLine(centredAt: lineMiddle) }

  /// Whether all ink is within the height ``leading`` around a middle, in points below the baseline.
  func fitsLine(centredAt middle: Double) -> Bool {
    max(middle - ink.minY, ink.maxY - middle) <= leading / 2
  }

  /// The middle between the first font's ascent and descent, in points below the baseline; usually negative.
  var lineMiddle: Double { middle * pointSize }

  /// As ``lineMiddle``, but in em.
  private var middle: Double { (line.descent - line.ascent) / 2 }

  /// The y coordinate of the baseline of a line that is centred at `y`.
  func baseline(centredAt y: Double) -> Double { y - middle * pointSize }

  /// The text's outline, with its ``span`` beginning at `x` and its line centred at `y`.
  func path(x: Double, centredAt y: Double) -> VectorPath {
    path(pen: Vector(dx: x - span.lowerBound, dy: baseline(centredAt: y)))
  }

  /// The text's outline with the pen's start at the given position.
  func path(pen: Vector) -> VectorPath {
    line.outline.transformed(by: .translation(pen) * .scale(pointSize))
  }
}
