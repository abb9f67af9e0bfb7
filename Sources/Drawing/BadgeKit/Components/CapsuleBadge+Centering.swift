internal import BadgeGeometry
internal import CurrencyLocale
internal import TextOutlines
internal import VectorGraphics

extension CapsuleBadge {
  /// The outline of a badge's text, and the point of it that is placed in the capsule's middle. Both are in
  /// points, relative to the pen's start. `fitsItsLine` is whether the text is no higher than its line.
  ///
  /// Vertically, a number is centred by the common height of all ten digits of its script, so that it does not
  /// move when it changes. If it then leaves its line, as digits with tails can, it is centred by its own
  /// digits. A plus sign in it is moved to that middle. Any other single character is centred by its ink.
  ///
  /// Horizontally, a single character is centred by its mass, because the stem of a 1 is beside the middle of
  /// its bounds. A longer text is centred by its advance, which includes the side bearings. So the digits of a
  /// number do not move.
  func centered(
    _ text: TextBlock, _ content: Content, in context: LayoutContext
  ) throws(DrawingError) -> (outline: VectorPath, middle: Point, fitsItsLine: Bool) {
    let trimmed = VisibleText.trimmed(content.text)
    var outline = text.path(pen: .zero)
    var x = (text.span.lowerBound + text.span.upperBound) / 2
    var y = text.fitsItsLine ? text.lineMiddle : text.ink.midY
    var fitsItsLine = text.fitsItsLine
    if let digits = Self.digits(of: trimmed) {
      y = try ink(of: digits, in: context).midY
      fitsItsLine = text.fitsLine(centredAt: y)
      if !fitsItsLine { y = try ink(of: trimmed.filter(\.isNumber), in: context).midY }
      outline = text.path(moving: "+", of: content.text, to: y)
    } else if trimmed.count == 1 {
      y = text.ink.midY
    }
    if trimmed.count == 1, let mass = outline.centerOfMass { x = mass.x }
    return (outline, Point(x: x, y: y), fitsItsLine)
  }

  /// The ten digits of the script of a text that has nothing but digits, plus signs and separators; nil for any other
  /// text.
  private static func digits(of text: String) -> String? {
    var first: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .decimalNumber: first = first ?? scalar
      case .otherPunctuation, .spaceSeparator, .format: continue
      default: guard scalar == "+" else { return nil }
      }
    }
    guard let first, let value = first.properties.numericValue else { return nil }
    let zero = first.value - UInt32(value)
    return String(String.UnicodeScalarView((0..<10).compactMap { Unicode.Scalar(zero + $0) }))
  }

  /// The bounds of the ink of a text with the badge's style, relative to the pen's start, in points.
  private func ink(of text: String, in context: LayoutContext) throws(DrawingError) -> Rect {
    try TextBlock(
      text, style: textStyle, weight: weight, scale: context.badgeScale, direction: nil,
      in: context
    ).ink
  }
}

extension TextBlock {
  /// The outline with the pen's start at the origin, in which the glyphs of a sign are moved up or down until their
  /// middles are at `y`.
  fileprivate func path(moving sign: Character, of text: String, to y: Double) -> VectorPath {
    let spans = text.indices.filter { text[$0] == sign }.compactMap { index in
      let start = index.utf16Offset(in: text)
      return line.extent(of: start..<start + 1, in: text)
    }.map { $0.lowerBound * pointSize...$0.upperBound * pointSize }
    let outline = path(pen: .zero)
    guard !spans.isEmpty else { return outline }
    var result = VectorPath()
    for var part in outline.parts {
      if let bounds = part.bounds, spans.contains(where: { $0.contains(bounds.midX) }) {
        part = part.translated(by: Vector(dx: 0, dy: y - bounds.midY))
      }
      result.append(part)
    }
    return result
  }
}
