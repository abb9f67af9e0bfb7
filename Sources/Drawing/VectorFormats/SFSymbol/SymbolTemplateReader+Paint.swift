internal import VectorGraphics

extension SymbolTemplateReader {
  /// Reports the given effects of an element.
  ///
  /// - Parameter subject: the element, as the beginning of a finding's sentence.
  mutating func report(
    _ effects: [SymbolElementEffect], _ part: String, _ element: SVGElement,
    _ subject: String
  ) {
    for effect in effects {
      report(
        effect.rule, part, element.line, "\(subject) has \(effect.text), \(effect.consequence)",
        fix: effect.fix)
    }
  }

  /// Reports mistakes in a path's fill and stroke.
  mutating func reportPaint(
    of outline: VectorPath, _ element: SVGElement, _ style: SVGStyle
  ) {
    if style.isStroked {
      report(
        .stroke, position, element.line, "the stroke is not drawn",
        fix: "turn it into a filled outline (Outline Stroke)")
    }
    guard element.name != "line", !outline.isEmpty else { return }
    if style.fill.isNone {
      report(
        .unpainted, position, element.line, "the path has no fill, and is filled all the same",
        fix: "remove it, or fill it")
    }
    if case .server = style.fill {
      report(
        .gradient, position, element.line, "the gradient or pattern is not drawn",
        fix: "fill it with one colour; layers have the colours of their classes")
    }
    if style.fillOpacity < 1 {
      report(
        .opacity, position, element.line, "the opacity of the fill is not drawn",
        fix: "remove it, and give the path a hierarchical layer, or its class an opacity")
    }
    if style.fillRule == .evenOdd, !isSameByEitherRule(outline) {
      report(
        .evenOdd, position, element.line,
        "fill-rule=\"evenodd\" is ignored, and the path looks different by the nonzero rule",
        fix: "wind the contours of holes the other way, and remove the rule")
    }
  }

  /// Whether the nonzero rule and the even-odd rule fill about the same area.
  private mutating func isSameByEitherRule(_ outline: VectorPath) -> Bool {
    guard let bounds = outline.bounds, bounds.width > 0, bounds.height > 0,
      let nonzero = try? outline.outlined(.nonzero, budget: &budget),
      let evenOdd = try? outline.outlined(.evenOdd, budget: &budget)
    else { return false }
    // Where thin outlined strokes cross, the even-odd rule leaves holes. These can be smaller than a
    // thousandth of the bounds, so the tolerance is smaller still.
    return abs(nonzero.area - evenOdd.area) <= 1e-4 * bounds.width * bounds.height
  }
}
