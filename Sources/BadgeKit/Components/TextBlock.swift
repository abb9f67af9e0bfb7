internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// A line of text at a point size, with its measures.
struct TextBlock {
  let line: TextLine
  let pointSize: Double
  /// The distance from one baseline to the next, in points.
  let leading: Double

  /// - Parameter direction: the text's own direction; nil for that of its first letter.
  init(
    _ text: String, style: TextStyle, weight: FontWeight? = nil, contentSize: ContentSize,
    direction: WritingDirection?, language: String?, _ typesetter: Typesetter
  ) throws(DrawingError) {
    line = try mapError(DrawingError.text) { () throws(TextError) in
      try typesetter.line(
        text, weight: weight ?? FontWeight(style.weight) ?? .regular, direction: direction,
        language: language)
    }
    pointSize = style.pointSize(at: contentSize)
    leading = style.leading(at: contentSize)
  }

  init(
    _ text: String, style: TextStyle, weight: FontWeight? = nil, direction: WritingDirection?,
    in context: LayoutContext
  ) throws(DrawingError) {
    try self.init(
      text, style: style, weight: weight, contentSize: context.contentSize, direction: direction,
      language: context.locale, context.typesetter)
  }

  /// From the pen's start to its end, or to where the ink ends if that lies beyond.
  var span: ClosedRange<Double> {
    let ink = line.inkBounds ?? .zero
    return min(0, ink.minX) * pointSize...max(line.advance, ink.maxX) * pointSize
  }

  var width: Double { span.upperBound - span.lowerBound }

  /// The height of a box around the text, whose line is centred in it and whose ink stays inside.
  var height: Double {
    let ink = line.inkBounds ?? .zero
    let reach = max(middle - ink.minY, ink.maxY - middle) * pointSize
    return max(leading, 2 * reach)
  }

  /// The bounds of the ink around the pen's start, in points; empty where nothing is visible.
  var ink: Rect {
    let ink = line.inkBounds ?? .zero
    return Rect(
      x: ink.minX * pointSize, y: ink.minY * pointSize, width: ink.width * pointSize,
      height: ink.height * pointSize)
  }

  /// Whether the text is set on the first font's line instead of being centred by its ink.
  ///
  /// The first font draws some of such a text, and no ink is higher than a line of that font.
  var fitsItsLine: Bool {
    line.usesFirstFace && max(lineMiddle - ink.minY, ink.maxY - lineMiddle) <= leading / 2
  }

  /// The middle of the first font's line, in points below the baseline.
  var lineMiddle: Double { middle * pointSize }

  /// The middle between ascent and descent, in ems below the baseline.
  private var middle: Double { (line.descent - line.ascent) / 2 }

  /// The baseline of a line that is centred at a height.
  func baseline(centredAt y: Double) -> Double { y - middle * pointSize }

  /// The text with its span beginning at `x` and its line centred at `y`.
  func path(x: Double, centredAt y: Double) -> VectorPath {
    path(pen: Vector(dx: x - span.lowerBound, dy: baseline(centredAt: y)))
  }

  /// The text with the pen's start at a point.
  func path(pen: Vector) -> VectorPath {
    line.outline.transformed(by: .translation(pen) * .scale(pointSize))
  }
}
