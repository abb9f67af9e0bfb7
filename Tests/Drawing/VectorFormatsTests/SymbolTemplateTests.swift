import Testing
import VectorFormats
import VectorGraphics

@Suite struct SymbolTemplateTests {
  private func read(_ svg: String) throws -> SymbolTemplate {
    try SymbolTemplate.read(Array(svg.utf8)).template
  }

  @Test func `a template that is written is read back`() throws {
    let template = SymbolSample.template(version: SymbolTemplateVersion(5))
    let copy = try read(template.svg())
    #expect(copy.version == template.version)
    #expect(copy.guides.mapValues(\.bounds) == template.guides.mapValues { $0.bounds.rounded })
    #expect(copy.variants.map(\.name) == template.variants.map(\.name))
    #expect(
      copy.variants.map { $0.paths.map(\.classes) }
        == template.variants.map { $0.paths.map(\.classes) })
    #expect(copy.svg() == template.svg())
  }

  /// A line without length counts as an element, so that no master loses one.
  @Test func `rounding leaves no element out`() throws {
    let tiny = VectorPath([
      .move(.zero), .line(Point(x: 1e-5, y: 0)), .line(Point(x: 9, y: 0)), .line(Point(x: 9, y: 9)),
      .close,
    ])
    let copy = try read(SymbolSample.template { _ in [tiny] }.svg())
    #expect(copy.variants.allSatisfy { $0.paths[0].path.hasSameStructure(as: tiny) })
  }

  @Test func `guides are read from lines, paths and rectangles`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides" transform="translate(0 10)">
      <line id="Baseline-S" x1="1" x2="9" y1="80" y2="80"/><path id="Capline-S" d="M1,10l8,0"/>
      <rect id="left-margin" x="3" y="0" width="2" height="50"/></g></svg>
      """
    let guides = try read(svg).guides
    #expect(guides["Baseline-S"]?.bounds.midY == 90)
    #expect(guides["Capline-S"]?.bounds.midY == 20)
    #expect(guides["left-margin"]?.bounds.midX == 4)
  }

  @Test func `transforms of all groups around a path apply`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg"><g transform="scale(2)"><g id="Symbols">
      <g id="Regular-M" transform="matrix(1 0 0 1 100 0)"><path d="M0 0h10v10z"/></g></g></g></svg>
      """
    let bounds = try #require(try read(svg)[SymbolVariantName(.regular, .medium)]?.bounds)
    #expect(bounds == Rect(x: 200, y: 0, width: 20, height: 20))
  }

  @Test func `a use is drawn where it stands`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
      <defs><path id="a" d="M0 0h10v10z"/></defs>
      <g id="Symbols"><g id="Regular-M"><use xlink:href="#a" x="5" y="7"/></g></g></svg>
      """
    let bounds = try #require(try read(svg)[SymbolVariantName(.regular, .medium)]?.bounds)
    #expect(bounds == Rect(x: 5, y: 7, width: 10, height: 10))
  }

  @Test(arguments: [
    "<svg x='5' y='7' width='20' height='30' viewBox='0 0 2 3'><path d='M0 0h1v3z'/></svg>",
    "<use href='#a' x='5' y='7'/>", "<use href='#b' x='5' y='7' width='20' height='30'/>",
  ])
  func `an svg, nested or used, is scaled into its width and height`(content: String) throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg"><defs>
      <svg id="a" width="20" height="30" viewBox="0 0 2 3"><path d="M0 0h1v3z"/></svg>
      <symbol id="b" viewBox="0 0 2 3"><path d="M0 0h1v3z"/></symbol></defs>
      <g id="Symbols"><g id="Regular-M">\(content)</g></g></svg>
      """
    let bounds = try #require(try read(svg)[SymbolVariantName(.regular, .medium)]?.bounds)
    #expect(bounds == Rect(x: 5, y: 7, width: 10, height: 30))
  }

  @Test(arguments: 1...7) func `the version is read`(major: Int) throws {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><text><tspan>Template v.\(major).0</tspan></text></svg>"
    #expect(try read(svg).version == SymbolTemplateVersion(major))
  }

  @Test func `a style sheet's layers and a path's own style clear what is behind`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg">
      <style>.hierarchical-1:primary {opacity:0.0;-sfsymbols-clear-behind:true}</style>
      <g id="Symbols"><g id="Regular-M">
      <path class="monochrome-0 hierarchical-0:secondary" d="M0 0h10v10h-10z"/>
      <path class="monochrome-1 hierarchical-1:primary" d="M5 0h10v10h-10z"/></g></g></svg>
      """
    let template = try read(svg)
    let drawing = try #require(template.drawing(of: SymbolVariantName(.regular, .medium)))
    var budget = PathUnionBudget(edges: 1000)
    let fills = try template.fills(of: drawing, in: .hierarchical, budget: &budget)
    #expect(fills.count == 1)
    #expect(abs((fills.first?.path.area ?? 0) - 50) < 1e-6)
    let inline = svg.replacing("opacity:0.0;-sfsymbols-clear-behind:true", with: "opacity:0")
      .replacing(
        "<path class=\"monochrome-1",
        with: "<path style=\"-sfsymbols-clear-behind:true\" class=\"monochrome-1")
    let other = try read(inline)
    let fromStyle = try other.fills(
      of: try #require(other.drawing(of: SymbolVariantName(.regular, .medium))), in: .hierarchical,
      budget: &budget)
    #expect(abs((fromStyle.first?.path.area ?? 0) - 50) < 1e-6)
  }

  @Test func `monochrome fills all layers at once`() throws {
    let template = SymbolSample.template { _ in
      [
        .circle(center: .zero, radius: 30),
        VectorPath.circle(center: .zero, radius: 10).reversedKeepingStructure,
      ]
    }
    let drawing = try #require(template.drawing(of: SymbolVariantName(.regular, .small)))
    var budget = PathUnionBudget(edges: 100_000)
    let fills = try template.fills(of: drawing, in: .monochrome, budget: &budget)
    #expect(fills.count == 1)
    #expect(abs((fills.first?.path.area ?? 0) - Double.pi * 800) < 1)
  }

  /// Measured on templates with all 27 variants.
  @Test func `weights between the masters lie where the SF Symbols app has them`() {
    let fractions = SymbolWeight.allCases.map(\.interpolation.fraction)
    #expect(fractions == [0, 0.226, 0.667, 1, 0.18, 0.318, 0.5, 0.764, 1])
  }

  @Test func `an interpolated variant lies in its own cell`() throws {
    let template = SymbolSample.template()
    for weight in SymbolWeight.allCases {
      for scale in SymbolScale.allCases {
        let drawing = try #require(template.drawing(of: SymbolVariantName(weight, scale)))
        let ring = try #require(drawing.paths.first?.path.bounds)
        #expect(abs(ring.midX - weight.column) < 0.01)
        #expect(abs(ring.midY - scale.middle) < 0.01)
        #expect(abs(ring.width - 60 * scale.factorFromSmall) < 0.01)
        let margins = try #require(drawing.margins)
        #expect(abs(margins.right - margins.left - 80 * scale.factorFromSmall) < 0.01)
      }
    }
  }

  @Test func `a symbol of one weight serves all weights of its scales and no other scale`() throws {
    var template = SymbolTemplate()
    template.variants = [
      SymbolVariant(
        SymbolVariantName(.regular, .medium),
        [SymbolTemplate.Path(.circle(center: .zero, radius: 9), [])])
    ]
    #expect(template.drawing(of: SymbolVariantName(.black, .medium)) != nil)
    #expect(template.drawing(of: SymbolVariantName(.regular, .small)) == nil)
  }

  @Test func `columns are those of the SF Symbols app`() {
    #expect(SymbolWeight.ultralight.column == 559.711)
    #expect(SymbolWeight.regular.column == 1449.84)
    #expect(SymbolWeight.black.column == 2933.4)
    #expect(SymbolScale.small.baseline == 696)
    #expect(abs(SymbolScale.small.capline - 625.541) < 1e-9)
  }

  /// The y coordinates of the guides in a template that the SF Symbols app exports.
  @Test(arguments: [("S", 696.0, 625.541), ("M", 1126, 1055.54), ("L", 1556, 1485.54)])
  func `baselines and caplines are where Apple's template has them`(
    scale: String, baseline: Double, capline: Double
  ) throws {
    let guides = SymbolSample.template().guides
    #expect(try #require(guides["Baseline-\(scale)"]).bounds.midY == baseline)
    #expect(abs(try #require(guides["Capline-\(scale)"]).bounds.midY - capline) < 2e-3)
  }
}

extension Rect {
  /// The rectangle as a file has it, in thousandths.
  fileprivate var rounded: Rect {
    func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return Rect(
      Point(x: thousandths(minX), y: thousandths(minY)),
      Point(x: thousandths(maxX), y: thousandths(maxY)))
  }
}
