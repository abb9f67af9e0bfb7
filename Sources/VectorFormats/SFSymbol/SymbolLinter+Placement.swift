internal import VectorGraphics

extension SymbolLinter {
  /// Finds drawings far from their variant's row and canvas.
  ///
  /// A symbol may hang over its guides: a badge over its margins, a tall drawing over baseline and
  /// capline. A drawing wholly above or below them by a capital's height is not beside the text any
  /// more. One beyond the canvas is no part of the template.
  mutating func checkPlacement() {
    for variant in template.variants {
      for (index, path) in variant.paths.enumerated() {
        guard let bounds = path.path.bounds else { continue }
        let isOutside = !template.canvas.intersects(bounds)
        // No symbol is larger than the whole canvas.
        let isHuge = max(bounds.width, bounds.height) > template.canvas.width
        guard isOutside || isHuge else { continue }
        find(
          .misplacedVariant, "\(variant.name), path \(index + 1)", line: path.line,
          isOutside ? "the path lies outside of the canvas" : "the path is larger than the canvas",
          fix: "draw it in the variant's row and column")
      }
      checkRow(of: variant)
    }
  }

  private mutating func checkRow(of variant: SymbolTemplate.Variant) {
    let scale = variant.name.scale
    guard let bounds = variant.bounds, template.canvas.intersects(bounds) else { return }
    let guides = ["Capline", "Baseline"].map { template.guides["\($0)-\(scale.rawValue)"] }
    let top = guides[0]?.bounds.midY ?? scale.capline
    let bottom = guides[1]?.bounds.midY ?? scale.baseline
    let reach = SymbolScale.capHeight
    guard bounds.maxY < top - reach || bounds.minY > bottom + reach else { return }
    find(
      .misplacedVariant, "\(variant.name)", line: variant.line,
      "the drawing lies far \(bounds.maxY < top ? "above its capline" : "below its baseline")",
      fix: "move it between Capline-\(scale.rawValue) and Baseline-\(scale.rawValue)")
  }
}

extension Rect {
  fileprivate func intersects(_ other: Rect) -> Bool {
    maxX >= other.minX && minX <= other.maxX && maxY >= other.minY && minY <= other.maxY
  }
}
