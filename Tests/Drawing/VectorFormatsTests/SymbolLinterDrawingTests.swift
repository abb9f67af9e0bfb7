import Testing
import VectorFormats
import VectorGraphics

/// Templates that compile, and whose drawings come out otherwise than in the drawing program.
@Suite struct SymbolLinterDrawingTests {
  private let valid = SymbolSample.valid

  private func edited(_ old: String, _ new: String) throws -> Set<SymbolRule> {
    try #require(valid.contains(old))
    return SymbolSample.broken(valid.replacing(old, with: new))
  }

  private func finding(_ svg: String, _ rule: SymbolRule) -> SymbolFinding? {
    SymbolLinter.findings(Array(svg.utf8)).first { $0.rule == rule }
  }

  /// A ring of two circles that are wound alike: a disc by the nonzero rule.
  private let ring = SymbolSample.template { _ in
    [VectorPath.circle(center: .zero, radius: 30) + .circle(center: .zero, radius: 20)]
  }.svg()

  @Test(arguments: ["<svg", "<g id=\"Symbols\"", "<g id=\"Regular-S\""])
  func `fill rule, stroke and fill are those of any group around`(group: String) throws {
    #expect(
      SymbolSample.broken(ring.replacing(group, with: group + " fill-rule=\"evenodd\""))
        == [.evenOdd])
    #expect(
      SymbolSample.broken(ring.replacing(group, with: group + " style=\"fill-rule:evenodd\""))
        == [.evenOdd])
    #expect(try edited(group, group + " stroke=\"red\"") == [.stroke])
    #expect(try edited(group, group + " stroke=\"red\" stroke-width=\"0\"") == [])
    #expect(try edited(group, group + " fill=\"none\"") == [.unpainted])
  }

  @Test func `a path's own fill, rule and stroke win over those of the groups around`() throws {
    let sketch = "<g id=\"Symbols\" stroke=\"red\" fill=\"none\" fill-rule=\"evenodd\""
    let svg = ring.replacing("<g id=\"Symbols\"", with: sketch)
    #expect(SymbolSample.broken(svg) == [.stroke, .unpainted, .evenOdd])
    let own = svg.replacing(
      "<path ", with: "<path fill=\"#000\" fill-rule=\"nonzero\" stroke=\"none\" ")
    #expect(SymbolSample.broken(own) == [])
    let inherited = valid.replacing("<path ", with: "<path fill=\"inherit\" stroke=\"inherit\" ")
    #expect(SymbolSample.broken(inherited) == [])
  }

  @Test func `even-odd holes of thin strokes that cross are found`() {
    // Bars of 1.5 units: the crossing is a twentieth of a per cent of the bounds.
    let cross = SymbolSample.template { _ in
      [
        .rectangle(Rect(x: -30, y: -0.75, width: 60, height: 1.5))
          + .rectangle(Rect(x: -0.75, y: -30, width: 1.5, height: 60))
      ]
    }.svg()
    let svg = cross.replacing("<path ", with: "<path fill-rule=\"evenodd\" ")
    #expect(SymbolSample.broken(svg) == [.evenOdd])
  }

  @Test(arguments: ["<path ", "<g id=\"Regular-S\"", "<g id=\"Symbols\""])
  func `what hides, fades or clips a drawing is found`(element: String) throws {
    let cases: [(String, SymbolRule)] = [
      ("display=\"none\"", .hidden), ("style=\"display: none\"", .hidden),
      ("visibility=\"hidden\"", .hidden), ("opacity=\"0\"", .hidden),
      ("opacity=\"0.5\"", .opacity), ("style=\"opacity:50%\"", .opacity),
      ("fill-opacity=\"0.5\"", .opacity), ("clip-path=\"url(#a)\"", .clip),
      ("mask=\"url(#a)\"", .clip), ("filter=\"url(#a)\"", .clip),
      ("fill=\"url(#a)\"", .gradient), ("opacity=\"1\"", .stroke),
    ]
    for (attribute, rule) in cases {
      let new = "\(element.trimmingSuffix(" ")) \(attribute) "
      #expect(
        try edited(element, new) == (rule == .stroke ? [] : [rule]), "\(element) \(attribute)")
    }
  }

  @Test(arguments: [("0 0 9 9", false), ("0 0 8.9 9", true), ("1 0 9 9", true)])
  func `the frame of a nested svg is found where it cuts a path`(box: String, isFound: Bool) {
    let svg = """
      <svg><g id="Symbols"><g id="Regular-M">
      <svg x="20" y="30" width="40" height="40" viewBox="\(box)"><path d="M0 0h9v9z"/></svg></g></g></svg>
      """
    #expect(finding(svg, .clip)?.line == (isFound ? 2 : nil))
  }

  @Test(arguments: ["width=\"0\"", "height=\"0\""])
  func `a nested svg of a width or height of 0 is not drawn, and is no mistake`(size: String) throws
  {
    let svg = valid.replacing(
      "<path class=\"monochrome-1",
      with: "<svg \(size)><path d=\"M0 0h9v9z\"/></svg><path class=\"monochrome-1")
    #expect(SymbolSample.broken(svg) == [])
    let template = try SymbolTemplate.read(Array(svg.utf8)).template
    #expect(try template.svg() == SymbolTemplate.read(Array(valid.utf8)).template.svg())
  }

  @Test func `what is hidden is named, and not drawn`() throws {
    let svg = valid.replacing(
      "<path class=\"monochrome-1", with: "<path display=\"none\" class=\"monochrome-1")
    let found = try #require(finding(svg, .hidden))
    #expect(found.element == "Ultralight-S, path 2")
    #expect(found.problem.contains("display=\"none\""))
    let template = try SymbolTemplate.read(Array(svg.utf8)).template
    for weight in [SymbolWeight.regular, .bold] {
      let drawing = try #require(template.drawing(of: SymbolVariantName(weight, .small)))
      var budget = PathUnionBudget(edges: 10_000)
      let fills = try template.fills(of: drawing, in: .multicolor, budget: &budget)
      #expect(fills.count == 1)
    }
  }

  @Test func `an eraser's own opacity is its purpose`() {
    let svg = valid.replacing(
      "<path class=\"monochrome-1",
      with: "<path style=\"opacity:0;-sfsymbols-clear-behind:true\" class=\"monochrome-1")
    #expect(SymbolSample.broken(svg) == [])
  }

  @Test func `a path without a monochrome layer is found, one hidden in another mode isn't`() {
    let path = SymbolSample.template { _ in [.circle(center: .zero, radius: 30)] }
    var template = SymbolSample.template()
    for index in template.variants.indices {
      template.variants[index].paths[1].classes.removeAll { $0.mode == .monochrome }
    }
    let found = finding(template.svg(), .monochromeLayer)
    #expect(found?.element == "Ultralight-S, path 2")
    #expect(found?.fix.contains("monochrome-1") == true)
    for mode in [SymbolLayerClass.RenderingMode.hierarchical, .multicolor] {
      var template = SymbolSample.template()
      for index in template.variants.indices {
        template.variants[index].paths[1].classes.removeAll { $0.mode == mode }
      }
      #expect(SymbolSample.broken(template.svg()) == [])
    }
    // Templates of version 3 have no monochrome layers at all.
    var old = path
    for index in old.variants.indices {
      old.variants[index].paths[0].classes.removeAll { $0.mode == .monochrome }
    }
    #expect(SymbolSample.broken(old.svg()) == [])
  }

  @Test func `a colour that the system lacks needs a fill`() throws {
    let (old, new) = ("multicolor-0:tintColor", "multicolor-0:brandColor")
    #expect(try edited(old, new) == [.unknownColor])
    let sheet = "<style>.multicolor-0:brandColor {fill:#FF8800}</style><g id=\"Notes\">"
    let svg = valid.replacing(old, with: new).replacing("<g id=\"Notes\">", with: sheet)
    #expect(SymbolSample.broken(svg) == [])
    for name in [
      "labelColor", "secondaryLabelColor", "white", "systemGray3Color", "systemMintColor",
    ] {
      #expect(try edited(old, "multicolor-0:\(name)") == [], "\(name)")
    }
  }

  @Test func `a drawing far from its row or off the canvas is misplaced`() {
    func moved(_ offset: Double) -> Set<SymbolRule> {
      SymbolSample.broken(
        SymbolSample.template { _ in [.circle(center: Point(x: 0, y: offset), radius: 8)] }.svg())
    }
    // A letter's accent, and a mark under the line, are still beside the text.
    #expect(moved(0) == [] && moved(-70) == [] && moved(70) == [])
    #expect(moved(5000) == [.misplacedVariant])
    #expect(moved(-200) == [.misplacedVariant] && moved(200) == [.misplacedVariant])
    let huge = SymbolSample.template { _ in
      [VectorPath.rectangle(Rect(x: -30, y: -30, width: 60, height: 1e6))]
    }
    #expect(SymbolSample.broken(huge.svg()) == [.misplacedVariant])
  }

  @Test(arguments: [-5000.0, 5000])
  func `a drawing beside the canvas is misplaced in each master`(x: Double) {
    let svg = SymbolSample.template { _ in [.circle(center: Point(x: x, y: 0), radius: 8)] }.svg()
    #expect(SymbolLinter.findings(Array(svg.utf8)).count { $0.rule == .misplacedVariant } == 3)
  }

  @Test func `guides of another distance, slanted ones and those elsewhere are found`() throws {
    let capline = "y1=\"625.541\" y2=\"625.541\""
    #expect(try edited(capline, "y1=\"620\" y2=\"620\"") == [.guideDistance])
    #expect(try edited(capline, "y1=\"626\" y2=\"626\"") == [])
    #expect(try edited(capline, "y1=\"600\" y2=\"651.082\"") == [.slantedGuide])
    #expect(try edited("id=\"Guides\"", "id=\"Lines\"") == [.outsideGuides])
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
