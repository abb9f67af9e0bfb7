import BadgeKit
import SystemSupport
import TextOutlines
import VectorFormats
import VectorGraphics

/// A picture of all 27 variants of a symbol in three rendering modes, with their guides.
struct SymbolSheet {
  let template: SymbolTemplate
  let palette: SystemPalette
  let typesetter: Typesetter

  /// The layout: `cell` is in the template's units, `factor` in points per unit, everything else in points.
  private enum SheetLayout {
    static let cell = Size(width: 190, height: 170)
    static let factor = 0.5
    static let captionSize = 9.0
    static let left = 40.0
    static let top = 30.0
    static let heading = 22.0
    static let margin = 10.0
  }

  /// The rendering modes from top to bottom.
  private static let modes: [(SymbolLayerClass.RenderingMode, String)] = [
    (.monochrome, "Monochrome"), (.hierarchical, "Hierarchical"), (.multicolor, "Multicolor"),
  ]

  /// The number of variants that have no drawing or an empty one.
  var blankCount: Int {
    names.count { template.drawing(of: $0)?.paths.isEmpty != false }
  }

  private var names: [SymbolVariantName] {
    SymbolScale.allCases.flatMap { scale in
      SymbolWeight.allCases.map { SymbolVariantName($0, scale) }
    }
  }

  func scene() throws -> VectorScene {
    var fills: [VectorScene.Fill] = []
    let step = Vector(
      dx: SheetLayout.cell.width * SheetLayout.factor,
      dy: SheetLayout.cell.height * SheetLayout.factor)
    let block = SheetLayout.heading + 3 * step.dy
    for (column, weight) in SymbolWeight.allCases.enumerated() {
      fills += try caption(
        weight.rawValue,
        at: Point(x: SheetLayout.left + (Double(column) + 0.5) * step.dx, y: SheetLayout.top - 12))
    }
    var budget = PathUnionBudget(edges: 4_000_000)
    for (row, (mode, title)) in Self.modes.enumerated() {
      let top = SheetLayout.top + Double(row) * block
      fills += try caption(
        title, at: Point(x: SheetLayout.left + 40, y: top + 12), weight: .semibold)
      for (line, scale) in SymbolScale.allCases.enumerated() {
        let y = top + SheetLayout.heading + Double(line) * step.dy
        fills += try caption(
          scale.rawValue, at: Point(x: SheetLayout.left / 2, y: y + step.dy / 2 + 3))
        for (column, weight) in SymbolWeight.allCases.enumerated() {
          let origin = Point(x: SheetLayout.left + Double(column) * step.dx, y: y)
          fills += try cell(SymbolVariantName(weight, scale), mode, origin, &budget)
        }
      }
    }
    return VectorScene(
      size: Size(
        width: SheetLayout.left + 9 * step.dx + SheetLayout.margin,
        height: SheetLayout.top + 3 * block + SheetLayout.margin), fills: fills)
  }

  /// A variant with lines for its margins, baseline and capline; empty if the variant has no drawing.
  private func cell(
    _ name: SymbolVariantName, _ mode: SymbolLayerClass.RenderingMode, _ origin: Point,
    _ budget: inout PathUnionBudget
  ) throws -> [VectorScene.Fill] {
    guard let drawing = template.drawing(of: name) else { return [] }
    let baseline = template.guides["Baseline-\(name.scale.rawValue)"]?.bounds.midY
    let capline = template.guides["Capline-\(name.scale.rawValue)"]?.bounds.midY
    let middle =
      baseline.flatMap { low in capline.map { (low + $0) / 2 } } ?? name.scale.middle
    let bounds = drawing.paths.compactMap(\.path.bounds).union
    let center = drawing.margins.map { ($0.left + $0.right) / 2 } ?? bounds?.midX ?? 0
    let map =
      Affine.translation(
        origin
          + Vector(dx: SheetLayout.cell.width, dy: SheetLayout.cell.height)
          * (SheetLayout.factor / 2) - .zero)
      * .scale(SheetLayout.factor) * .translation(Vector(dx: -center, dy: -middle))
    var guides = VectorPath()
    let capHeight = SymbolScale.capHeight
    let half = SheetLayout.cell.width / 2
    for y in [middle - capHeight / 2, middle + capHeight / 2] {
      guides.append(.rectangle(Rect(x: center - half, y: y - 0.5, width: 2 * half, height: 1)))
    }
    if let margins = drawing.margins {
      for x in [margins.left, margins.right] {
        guides.append(
          .rectangle(Rect(x: x - 0.5, y: middle - capHeight, width: 1, height: 2 * capHeight)))
      }
    }
    let layers = try template.fills(of: drawing, in: mode, palette: palette, budget: &budget)
    return ([VectorScene.Fill(guides, .solid(.role(.separator)))] + layers).map {
      $0.transformed(by: map)
    }
  }

  /// A text on a baseline through the point, centred horizontally.
  private func caption(
    _ text: String, at point: Point, weight: FontWeight = .regular
  ) throws -> [VectorScene.Fill] {
    let line = try typesetter.line(text, weight: weight, direction: .leftToRight)
    let map =
      Affine.translation(
        Vector(dx: point.x - line.advance * SheetLayout.captionSize / 2, dy: point.y))
      * .scale(SheetLayout.captionSize)
    return [VectorScene.Fill(line.outline.transformed(by: map), .label)]
  }
}
