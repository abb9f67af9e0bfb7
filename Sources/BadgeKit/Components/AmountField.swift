public import BadgeGeometry
public import CurrencyLocale
internal import TextOutlines
internal import VectorGraphics

/// A text field with an amount: a rounded border and the amount at the trailing side.
public struct AmountField: Component, Hashable {
  /// The amount typed so far, with its format.
  public var entry: AmountEntry
  /// The text of an empty field; nil for the amount zero.
  public var placeholder: String?
  /// Whether the field has the keyboard focus: its border has the tint, and there is a caret.
  public var isFocused = false
  /// Whether the amount is not accepted: its border is red.
  public var hasError = false
  /// The Dynamic Type style of the amount, with which the height grows too.
  public var textStyle = TextStyle.body
  /// The width, in points; a longer amount makes the field wider.
  public var width = 200.0

  /// A field with an amount.
  ///
  /// - Parameters:
  ///   - entry: the amount and its format.
  ///   - placeholder: the text for an empty field; nil for the amount zero.
  public init(_ entry: AmountEntry, placeholder: String? = nil) {
    self.entry = entry
    self.placeholder = placeholder
  }

  /// Lengths in points at the default content size.
  private enum Metrics {
    static let height = 44.0
    static let padding = 12.0
    static let cornerRadius = 10.0
    static let border = 1.0
    static let strongBorder = 2.0
    static let caretWidth = 2.0
    /// The space between an amount and the caret behind it.
    static let caretGap = 1.0
  }

  /// Measures and draws the field: border, amount and, where it is focused, a caret.
  ///
  /// - Throws: ``DrawingError`` for a placeholder that is not valid, or a character without a
  ///   glyph.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    let showsPlaceholder = entry.isEmpty && placeholder != nil
    let shown = showsPlaceholder ? placeholder ?? "" : entry.text
    if showsPlaceholder {
      try mapError(DrawingError.locale) { () throws(CurrencyLocaleError) in
        try VisibleText.validate(shown)
      }
    }
    let text = try TextBlock(
      shown, style: textStyle,
      direction: showsPlaceholder ? nil : entry.format.locale.layoutDirection, in: context)
    let caretSpace = Metrics.caretGap + Metrics.caretWidth
    let height = max(
      ScaledLength(Metrics.height, relativeTo: textStyle).points(
        at: context.contentSize, scale: context.scale),
      text.height + 2 * Metrics.strongBorder)
    let frame = Rect(
      size: Size(
        width: max(width, text.width + 2 * (Metrics.padding + caretSpace)), height: height))
    let x =
      context.direction == .leftToRight
      ? frame.maxX - Metrics.padding - caretSpace - text.width
      : frame.minX + Metrics.padding + caretSpace
    let ink = PaintColor.role(entry.isEmpty ? .secondaryLabel : .label)
    var content = fieldFills(frame)
    content.append(VectorScene.Fill(text.path(x: x, centredAt: frame.midY), .solid(ink)))
    if isFocused {
      content.append(VectorScene.Fill(caret(text, shown, x: x, in: frame), .tint))
    }
    return ComponentLayout(size: frame.size, content: content)
  }

  /// The background and the border on it.
  private func fieldFills(_ frame: Rect) -> [VectorScene.Fill] {
    let weight = isFocused || hasError ? Metrics.strongBorder : Metrics.border
    let outer = VectorPath.roundedRectangle(frame, radius: Metrics.cornerRadius)
    let inner = VectorPath.roundedRectangle(
      frame.inset(by: weight), radius: Metrics.cornerRadius - weight)
    let ink: PaintColor =
      hasError ? .color(.red) : isFocused ? .tint : .role(.separator)
    return [
      VectorScene.Fill(outer, .solid(.role(.background))),
      VectorScene.Fill(outer + inner.reversed, .solid(ink)),
    ]
  }

  /// A bar behind the last digit, where the next one comes in; behind the text where it has none.
  private func caret(_ text: TextBlock, _ shown: String, x: Double, in frame: Rect) -> VectorPath {
    let end = entry.isEmpty && placeholder != nil ? nil : text.line.endOfLastDigit(in: shown)
    let start = x - text.span.lowerBound
    let edge = start + (end ?? text.line.advance) * text.pointSize
    let height = text.pointSize * 1.2
    return .capsule(
      Rect(
        x: edge + Metrics.caretGap, y: frame.midY - height / 2, width: Metrics.caretWidth,
        height: height))
  }
}

extension TextLine {
  /// The end of the glyph of the text's last digit, in em; nil where there is no digit.
  fileprivate func endOfLastDigit(in text: String) -> Double? {
    let scalars = Array(text.unicodeScalars)
    guard let digit = scalars.lastIndex(where: { $0.properties.numericType == .decimal }) else {
      return nil
    }
    var pen = 0.0
    for glyph in runs.flatMap(\.glyphs) {
      pen += glyph.advance
      if glyph.cluster == digit { return pen }
    }
    return nil
  }
}
