internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// A line of text at a point size, with its measures.
struct TextBlock {
  let line: TextLine
  let pointSize: Double
  /// The distance from one baseline to the next, in points.
  let leading: Double

  /// - Parameter direction: the text's own, whatever the layout's; nil for that of its first
  ///   letter.
  init(
    _ text: String, style: TextStyle, contentSize: ContentSize, direction: WritingDirection?,
    language: String?, _ typesetter: Typesetter
  ) throws(DrawingError) {
    line = try mapError(DrawingError.text) { () throws(TextError) in
      try typesetter.line(
        text, weight: FontWeight(style.weight) ?? .regular, direction: direction,
        language: language)
    }
    pointSize = style.pointSize(at: contentSize)
    leading = style.leading(at: contentSize)
  }

  init(
    _ text: String, style: TextStyle, direction: WritingDirection?, in context: LayoutContext
  ) throws(DrawingError) {
    try self.init(
      text, style: style, contentSize: context.contentSize, direction: direction,
      language: context.locale, context.typesetter)
  }

  /// From the pen's start to its end, or to where the ink ends if that lies beyond.
  var span: ClosedRange<Double> {
    let ink = line.inkBounds ?? .zero
    return min(0, ink.minX) * pointSize...max(line.advance, ink.maxX) * pointSize
  }

  var width: Double { span.upperBound - span.lowerBound }

  /// The height a box needs in which the text's line is centred: no ink reaches beyond.
  var height: Double {
    let ink = line.inkBounds ?? .zero
    let reach = max(middle - ink.minY, ink.maxY - middle) * pointSize
    return max(leading, 2 * reach)
  }

  /// The middle between ascent and descent, in ems below the baseline.
  private var middle: Double { (line.descent - line.ascent) / 2 }

  /// The baseline of a line that is centred at a height.
  func baseline(centredAt y: Double) -> Double { y - middle * pointSize }

  /// The text with its span beginning at `x` and its line centred at `y`.
  func path(x: Double, centredAt y: Double) -> VectorPath {
    let pen = Vector(dx: x - span.lowerBound, dy: baseline(centredAt: y))
    return line.outline.transformed(by: .translation(pen) * .scale(pointSize))
  }
}
