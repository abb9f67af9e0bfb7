import VectorGraphics

/// The drawings of a target as data of a script: their distinct paints, and their shapes as SVG path data.
struct ReactNativeDrawings {
  /// The properties of a paint in the script.
  private var paints: [String] = []
  /// The lines of the two tables.
  var paintLines: String { SourceText.lines(paints) { "{ \($0) }," } }
  private(set) var drawingLines = ""

  init(_ rendered: RenderedTarget, _ appearances: [Appearance]) {
    var indices: [String: Int] = [:]
    var lines: [String] = []
    for drawing in rendered.drawings {
      let size = rendered.size(of: drawing)
      let shapes = rendered.fills(of: drawing).map { fill in
        let paint = Self.properties(of: fill.paint, drawing, appearances)
        let index = indices[paint] ?? paints.count
        if index == paints.count {
          indices[paint] = index
          paints.append(paint)
        }
        return "[\(index), \(SourceLiteral.quoted(fill.path.svgData()))]"
      }
      lines += drawing.names.map {
        "\($0.text): [\(FixedPoint3.text(size.width)), \(FixedPoint3.text(size.height)), "
          + "[\(shapes.joined(separator: ", "))]],"
      }
    }
    drawingLines = lines.joined(separator: "\n")
  }

  /// The entries of a paint: whether the app's colour replaces it, and its colour in each appearance.
  ///
  /// Buttons have no gradients: a fill without one colour counts as the tint.
  private static func properties(
    of paint: Paint, _ drawing: Drawing, _ appearances: [Appearance]
  ) -> String {
    var color = PaintColor.tint
    if case .solid(let solid) = paint { color = solid }
    let takesColor = [.tint, .label].contains(color)
    let colors = appearances.map {
      let hex = drawing.button.style.palette($0).color(color).hexString
      return "\(SourceLiteral.quoted($0.rawValue)): \(SourceLiteral.quoted(hex))"
    }
    return (["takesColor: \(takesColor)"] + colors).joined(separator: ", ")
  }
}
