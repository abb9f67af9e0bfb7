import Messages
internal import VectorGraphics

extension SymbolTemplate {
  /// The template as an SVG document: the same bytes on every run.
  ///
  /// Path data has absolute commands with all their numbers. A shorter form would leave out lines of
  /// length 0, and the masters would no longer have the same elements.
  package func svg() -> String {
    let version = version ?? .standard
    let symbols = variants.map { variant in
      let paths = variant.paths.map { path in
        let classes = path.classes.map(\.description).joined(separator: " ")
        let attribute = classes.isEmpty ? "" : #"class="\#(classes)" "#
        return #"<path \#(attribute)d="\#(path.path.svgData(isRelative: false))"/>"#
      }
      return #"<g id="\#(variant.name)">\#(paths.joined())</g>"# + "\n"
    }
    return #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="3300" height="2200">
      \#(styleSheet)<g id="Notes">
      <rect id="artboard" style="fill:white" width="3300" height="2200"/>
      <text id="template-version" x="263" y="1953" style="fill:black">Template v.\#(version)</text>
      </g>
      <g id="Guides">
      \#(guideLines)</g>
      <g id="Symbols">
      \#(symbols.joined())</g>
      </svg>

      """#
  }

  /// The style sheet with a rule for each class that is used and has a style, sorted by mode and layer;
  /// empty if there is none.
  private var styleSheet: String {
    let used = Set(variants.flatMap(\.paths).flatMap(\.classes))
    let rules = used.compactMap { name in
      styles[name].map { (name, $0.declarations(for: version ?? .standard)) }
    }
    let lines = rules.filter { !$0.1.isEmpty }.sorted {
      ($0.0.mode.rawValue, $0.0.index, $0.0.value ?? "")
        < ($1.0.mode.rawValue, $1.0.index, $1.0.value ?? "")
    }.map { ".\($0.0) {\($0.1.joined(separator: ";"))}\n" }
    return lines.isEmpty ? "" : "<style>\n\(lines.joined())</style>\n"
  }

  private var guideLines: String {
    guides.sorted { ($0.value.bounds.minY, $0.key) < ($1.value.bounds.minY, $1.key) }.map {
      let name = $0.key
      let bounds = $0.value.bounds
      let color = name.contains("margin") ? "#00AEEF" : "#27AAE1"
      let x1 = FixedPoint3.text(bounds.minX)
      let x2 = FixedPoint3.text(bounds.maxX)
      let y1 = FixedPoint3.text(bounds.minY)
      let y2 = FixedPoint3.text(bounds.maxY)
      return
        #"<line id="\#(XML.escaped(name))" style="fill:none;stroke:\#(color);stroke-width:0.5" "#
        + #"x1="\#(x1)" x2="\#(x2)" y1="\#(y1)" y2="\#(y2)"/>"# + "\n"
    }.joined()
  }
}

extension SymbolLayerStyle {
  fileprivate func declarations(for version: SymbolTemplateVersion) -> [String] {
    var declarations: [String] = []
    if let fill { declarations.append("fill:\(fill)") }
    if opacity != 1 { declarations.append("opacity:\(FixedPoint3.text(opacity))") }
    if clearsBehind { declarations.append("-sfsymbols-clear-behind:true") }
    if let motionGroup, version.major >= 5 {
      declarations.append("-sfsymbols-motion-group:\(motionGroup)")
    }
    return declarations
  }
}

extension SymbolTemplate {
  /// Adds the baseline and the capline of every row.
  package mutating func addRowGuides() {
    for scale in SymbolScale.allCases {
      for (name, y) in [("Baseline", scale.baseline), ("Capline", scale.capline)] {
        guides["\(name)-\(scale.rawValue)"] = Guide(Rect(x: 263, y: y, width: 2773, height: 0))
      }
    }
  }

  /// Adds a variant's margins at the given x coordinates.
  package mutating func addMargins(of name: SymbolVariantName, left: Double, right: Double) {
    // The lines have the length and the height above the baseline that the SF Symbols app gives them.
    let top = name.scale.baseline - 95.215
    for (side, x) in [("left", left), ("right", right)] {
      guides["\(side)-margin-\(name)"] = Guide(Rect(x: x, y: top, width: 0, height: 119.336))
    }
  }
}
