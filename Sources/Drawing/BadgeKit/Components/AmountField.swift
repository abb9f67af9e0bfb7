public import BadgeGeometry
public import CurrencyLocale
internal import TextOutlines
public import VectorGraphics

/// A text field with an amount: a rounded border, and the amount at the trailing side. With the focus, it
/// also has a caret at the entry's cursor, or the highlighted selection.
public struct AmountField: Component, Hashable {
  /// The amount typed so far, with its format.
  public var entry: AmountEntry
  /// The text of an empty field; nil to show the amount zero.
  public var placeholder: String?
  /// Whether the field has the keyboard focus. The border then has the tint unless there is an error, and the
  /// caret or the selection is visible.
  public var isFocused = false
  /// Whether the amount is not accepted. The border then has the ``errorColor``.
  public var hasError = false
  /// The border's colour around an amount that is not accepted.
  public var errorColor = AdaptiveColor.red
  /// The amount's Dynamic Type style. The field's height grows with it too.
  public var textStyle = TextStyle.body
  /// The width, in points; a longer amount makes the field wider.
  public var width = 200.0

  /// A field with an amount.
  ///
  /// - Parameters:
  ///   - entry: the amount and its format.
  ///   - placeholder: the text of an empty field; nil to show the amount zero.
  public init(_ entry: AmountEntry, placeholder: String? = nil) {
    self.entry = entry
    self.placeholder = placeholder
  }

  /// Lengths in points. Only `height` grows with the content size; it is the height at the default one.
  private enum FieldMetrics {
    static let height = 44.0
    /// In proportion to the height, as that of a tile.
    static let cornerRadius = height * TileGeometry().cornerRadius / TileGeometry().size.height
    static let padding = cornerRadius
    static let border = 1.0
    static let strongBorder = 2.0
    static let caretWidth = 2.0
    /// The space between a glyph and the caret to its right.
    static let caretGap = 1.0
  }

  /// Measures and draws the field: border, amount and, with the focus, the caret or the selection.
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
    let caretSpace = FieldMetrics.caretGap + FieldMetrics.caretWidth
    let height = max(
      ScaledLength(FieldMetrics.height, relativeTo: textStyle).points(
        at: context.contentSize, scale: context.scale),
      text.height + 2 * FieldMetrics.strongBorder)
    let cursor = isFocused ? cursor(in: shown, text, showsPlaceholder: showsPlaceholder) : nil
    let opening = cursor?.opening ?? 0
    let textWidth = text.width + opening
    let frame = Rect(
      size: Size(
        width: max(width, textWidth + 2 * (FieldMetrics.padding + caretSpace)), height: height))
    let x =
      context.layoutDirection == .leftToRight
      ? frame.maxX - FieldMetrics.padding - caretSpace - textWidth
      : frame.minX + FieldMetrics.padding + caretSpace
    let color = PaintColor.role(entry.isEmpty ? .secondaryLabel : .label)
    var path = text.path(x: x, centredAt: frame.midY)
    if let edge = cursor?.edge { path = path.opened(at: x + edge, by: opening) }
    var content = fieldFills(frame)
    if let selected = cursor?.selected {
      let highlight = Rect(
        x: x + selected.lowerBound, y: frame.midY - text.pointSize * 0.6,
        width: selected.upperBound - selected.lowerBound, height: text.pointSize * 1.2)
      content.append(VectorScene.Fill(.rectangle(highlight), .solid(.role(.separator))))
    }
    content.append(VectorScene.Fill(path, .solid(color)))
    if let edge = cursor?.edge {
      content.append(
        VectorScene.Fill(caret(at: x + edge, height: text.pointSize * 1.2, in: frame), .tint))
    }
    return ComponentLayout(size: frame.size, content: content)
  }

  /// The background and the border on it.
  private func fieldFills(_ frame: Rect) -> [VectorScene.Fill] {
    let weight = isFocused || hasError ? FieldMetrics.strongBorder : FieldMetrics.border
    let outer = VectorPath.roundedRectangle(frame, radius: FieldMetrics.cornerRadius)
    let inner = VectorPath.roundedRectangle(
      frame.inset(by: weight), radius: FieldMetrics.cornerRadius - weight)
    let color: PaintColor =
      hasError ? .color(errorColor) : isFocused ? .tint : .role(.separator)
    return [
      VectorScene.Fill(outer, .solid(.role(.background)), flattensCurvesFinely: true),
      VectorScene.Fill(outer + inner.reversed, .solid(color), flattensCurvesFinely: true),
    ]
  }

  /// The entry's cursor or selection in the text, in points from the left end of the text's `span`.
  private struct Cursor {
    /// The edge of the glyph beside the caret; nil for a selection.
    var edge: Double?
    /// The extent of the selected glyphs.
    var selected: ClosedRange<Double>?
    /// The width by which to widen the text at the caret, so that the caret does not touch the next glyph.
    var opening = 0.0
  }

  private func cursor(in shown: String, _ text: TextBlock, showsPlaceholder: Bool) -> Cursor {
    let origin = -text.span.lowerBound
    let selection = entry.selection
    if !showsPlaceholder, !selection.isEmpty,
      let extent = text.line.extent(of: selection, in: shown)
    {
      return Cursor(
        selected: origin + extent.lowerBound * text.pointSize...origin + extent.upperBound
          * text.pointSize)
    }
    let edge =
      showsPlaceholder ? nil : text.line.caretEdge(at: selection.upperBound, in: shown)
    var cursor = Cursor(edge: origin + (edge ?? text.line.advance) * text.pointSize)
    let needed = (cursor.edge ?? 0) + 2 * FieldMetrics.caretGap + FieldMetrics.caretWidth
    let next = text.path(x: 0, centredAt: 0).inkStart(behind: cursor.edge ?? 0)
    cursor.opening = max(0, needed - (next ?? needed))
    return cursor
  }

  private func caret(at edge: Double, height: Double, in frame: Rect) -> VectorPath {
    .capsule(
      Rect(
        x: edge + FieldMetrics.caretGap, y: frame.midY - height / 2, width: FieldMetrics.caretWidth,
        height: height))
  }
}

extension VectorPath {
  /// The leftmost edge of the contours with their middle to the right of `edge`; nil without such contours.
  fileprivate func inkStart(behind edge: Double) -> Double? {
    parts.compactMap(\.bounds).filter { $0.midX > edge }.map(\.minX).min()
  }

  /// The path with the contours to the right of `edge` moved to the right by a distance.
  fileprivate func opened(at edge: Double, by distance: Double) -> VectorPath {
    guard distance > 0 else { return self }
    let shift = Affine.translation(Vector(dx: distance, dy: 0))
    return parts.reduce(VectorPath()) { path, part in
      let isBehind = (part.bounds?.midX ?? edge) > edge
      return path + (isBehind ? part.transformed(by: shift) : part)
    }
  }
}
