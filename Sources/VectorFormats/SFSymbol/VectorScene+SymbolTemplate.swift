package import VectorGraphics

extension VectorScene {
  /// The scene as a custom SF Symbol's template (version 3, read from iOS 15), in the regular
  /// weight and all three scales.
  ///
  /// The scene is as tall as the system's own circled symbols, 1.25 cap heights, and centred on the
  /// capital letters; its margins are its bounds. Fills are layers from back to front; the system
  /// colours them, so no palette is needed.
  package func symbolTemplate() -> String {
    var guides = ""
    var symbols = ""
    for row in SymbolRow.all {
      guides += row.lines
      guard let bounds = inkBounds, size.height > 0 else { continue }
      let scale = 1.25 * SymbolRow.capHeight * row.scale / size.height
      let middle = row.baseline - SymbolRow.capHeight / 2
      let map =
        Affine.translation(Vector(dx: SymbolRow.column, dy: middle)) * .scale(scale)
        * .translation(Vector(dx: -size.width / 2, dy: -size.height / 2))
      for (name, x) in [("left", bounds.minX), ("right", bounds.maxX)] {
        let x = FixedPoint3.text((map * Point(x: x, y: 0)).x)
        guides +=
          #"<line id="\#(name)-margin-Regular-\#(row.name)" style="fill:none;stroke:#00AEEF" "#
          + #"x1="\#(x)" x2="\#(x)" y1="\#(FixedPoint3.text(row.baseline - 95.215))" "#
          + #"y2="\#(FixedPoint3.text(row.baseline + 24.121))"/>"#
      }
      let layers = fills.enumerated().map { index, fill in
        #"<path class="monochrome-\#(index) multicolor-\#(index):tintColor "#
          + #"hierarchical-\#(index):primary" d="\#(fill.path.transformed(by: map).svgData())"/>"#
      }
      symbols += #"<g id="Regular-\#(row.name)">\#(layers.joined())</g>"#
    }
    return #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="3300" height="2200">
      <g id="Notes"><rect id="artboard" style="fill:white" width="3300" height="2200"/>\#
      <text id="template-version" x="263" y="1953" style="fill:black">Template v.3.0</text></g>
      <g id="Guides">\#(guides)</g>
      <g id="Symbols">\#(symbols)</g>
      </svg>

      """#
  }
}

/// One of the template's three rows: the small, medium and large scale.
private struct SymbolRow {
  static let capHeight = 70.459
  /// The middle of the regular weight's column.
  static let column = 1650.0
  static let all = [
    SymbolRow(name: "S", baseline: 696, scale: 0.783),
    SymbolRow(name: "M", baseline: 1126, scale: 1),
    SymbolRow(name: "L", baseline: 1556, scale: 1.29),
  ]

  let name: String
  let baseline: Double
  let scale: Double

  var lines: String {
    [("Baseline", baseline), ("Capline", baseline - Self.capHeight)].map { guide, y in
      #"<line id="\#(guide)-\#(name)" style="fill:none;stroke:#27AAE1" x1="263" x2="3036" "#
        + #"y1="\#(FixedPoint3.text(y))" y2="\#(FixedPoint3.text(y))"/>"#
    }.joined()
  }
}
