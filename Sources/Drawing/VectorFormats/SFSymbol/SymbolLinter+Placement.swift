internal import VectorGraphics

extension SymbolLinter {
  /// Reports drawings that lie outside of the canvas, are larger than it, or lie far from their variant's
  /// row.
  ///
  /// A symbol can extend beyond its guides: a badge beyond its margins, and a tall drawing beyond baseline
  /// and capline. But a drawing that lies wholly above or below them, by more than the height of a capital
  /// letter, no longer stands beside the text.
  mutating func checkPlacement() {
    for variant in template.variants {
      for (index, path) in variant.paths.enumerated() {
        guard let bounds = path.path.bounds else { continue }
        let isOutside = !template.canvas.intersects(bounds)
        // No symbol is wider or taller than the canvas is wide.
        let isHuge = max(bounds.width, bounds.height) > template.canvas.width
        guard isOutside || isHuge else { continue }
        report(
          .misplacedVariant, "\(variant.name), path \(index + 1)", line: path.line,
          isOutside ? "the path lies outside of the canvas" : "the path is larger than the canvas",
          fix: "draw it in the variant's row and column")
      }
      checkRow(of: variant)
    }
  }

  private mutating func checkRow(of variant: SymbolVariant) {
    let scale = variant.name.scale
    guard let bounds = variant.bounds, template.canvas.intersects(bounds) else { return }
    let guides = ["Capline", "Baseline"].map { template.guides["\($0)-\(scale.rawValue)"] }
    let top = guides[0]?.bounds.midY ?? scale.capline
    let bottom = guides[1]?.bounds.midY ?? scale.baseline
    let reach = SymbolScale.capHeight
    guard bounds.maxY < top - reach || bounds.minY > bottom + reach else { return }
    report(
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
