import Testing
import VectorFormats
import VectorGraphics

@Suite struct SymbolLinterTests {
  private let valid = SymbolSample.valid

  private func edited(_ old: String, _ new: String) throws -> Set<SymbolRule> {
    try #require(valid.contains(old))
    return SymbolSample.broken(valid.replacing(old, with: new))
  }

  @Test func `a template of three masters is clean`() {
    #expect(SymbolLinter.findings(Array(valid.utf8)) == [])
  }

  @Test(arguments: [
    "Baseline-S", "Capline-S", "Baseline-M", "Capline-M", "Baseline-L", "Capline-L",
  ])
  func `a missing guide is found by its name`(guide: String) throws {
    let svg = valid.replacing("id=\"\(guide)\"", with: "id=\"other\"")
    let finding = try #require(SymbolLinter.findings(Array(svg.utf8)).first)
    #expect(finding.rule == .missingGuide)
    #expect(finding.element == guide)
  }

  @Test func `a capline below its baseline is misplaced`() throws {
    #expect(
      try edited("y1=\"625.541\" y2=\"625.541\"", "y1=\"700\" y2=\"700\"") == [.misplacedGuide])
  }

  @Test func `a template has a version that is known`() throws {
    #expect(try edited("Template v.3.0", "Template") == [.missingVersion])
    #expect(try edited("Template v.3.0", "Template v.9.0") == [.unknownVersion])
    for version in 3...7 { #expect(try edited("v.3.0", "v.\(version).0") == []) }
  }

  @Test func `a master that is missing is named`() throws {
    let svg = valid.replacing("id=\"Black-S\"", with: "id=\"Black\"")
    let finding = try #require(
      SymbolLinter.findings(Array(svg.utf8)).first { $0.rule == .missingVariant })
    #expect(finding.element == "Black-S")
  }

  @Test func `before version 3 the regular variant of the medium scale must be there`() throws {
    #expect(try edited("Template v.3.0", "Template v.2.0") == [.missingVariant])
  }

  @Test func `a scale that a symbol of one weight lacks is drawn blank`() {
    let svg =
      valid.replacing("<g id=\"Regular-S\">", with: "<g id=\"Regular-M\">")
      .replacing("<g id=\"Black-S\">", with: "<g id=\"Black-M\">")
      .replacing("<g id=\"Ultralight-S\">", with: "<g id=\"Ultralight-M\">")
      .replacing("margin-Regular-S", with: "margin-Regular-M")
      .replacing("margin-Black-S", with: "margin-Black-M")
      .replacing("margin-Ultralight-S", with: "margin-Ultralight-M")
    // The drawings are still in the row of the small scale.
    #expect(SymbolSample.broken(svg) == [.missingScale, .misplacedVariant])
  }

  @Test func `a margin that is missing is named`() throws {
    let svg = valid.replacing("id=\"left-margin-Black-S\"", with: "id=\"x\"")
    let finding = try #require(SymbolLinter.findings(Array(svg.utf8)).first)
    #expect(finding.rule == .missingMargin)
    #expect(finding.element == "left-margin-Black-S")
  }

  @Test func `the regular margins alone serve all masters`() {
    let svg = valid.replacing("margin-Black-S", with: "m").replacing(
      "margin-Ultralight-S", with: "n")
    #expect(SymbolSample.broken(svg) == [])
  }

  @Test func `margins in the wrong order are misplaced`() throws {
    #expect(
      try edited("x1=\"1409.84\" x2=\"1409.84\"", "x1=\"1500\" x2=\"1500\"") == [.misplacedMargin])
  }

  @Test func `a point that was removed is found in its path`() throws {
    let template = SymbolSample.template { weight in
      var ring = SymbolSample.ring(weight.fontWeight / 50)
      if weight == .black {
        // The last curve of the hole.
        ring = VectorPath(ring.elements.dropLast(2) + [.close])
      }
      return [ring, .circle(center: Point(x: 40, y: 40), radius: 8)]
    }
    let finding = try #require(SymbolLinter.findings(Array(template.svg().utf8)).first)
    #expect(finding.rule == .pathElements)
    #expect(finding.element == "Black-S, path 1")
  }

  @Test func `a path that is missing is found in its master`() {
    let template = SymbolSample.template { weight in
      weight == .ultralight ? [SymbolSample.ring(4)] : [SymbolSample.ring(8), SymbolSample.ring(3)]
    }
    #expect(SymbolSample.broken(template.svg()) == [.pathCount])
  }

  @Test func `a swapped path order is found`() {
    var template = SymbolSample.template()
    template.variants[2].paths.swapAt(0, 1)
    #expect(SymbolSample.broken(template.svg()) == [.pathOrder])
  }

  @Test func `other layers in one master are found`() {
    var template = SymbolSample.template()
    template.variants[0].paths[1].classes[2].value = "tertiary"
    #expect(SymbolSample.broken(template.svg()) == [.layerClasses])
  }

  @Test func `a contour wound the other way turns inside out`() {
    let template = SymbolSample.template { weight in
      let dot = VectorPath.circle(center: Point(x: 40, y: 40), radius: 8)
      return [weight == .black ? dot.reversedKeepingStructure : dot]
    }
    #expect(SymbolSample.broken(template.svg()) == [.turnedContour])
  }

  @Test func `a contour that begins opposite turns inside out`() {
    let template = SymbolSample.template { weight in
      var dot = VectorPath()
      dot.arc(center: .zero, radius: 8, start: weight == .black ? 180 : 0, sweep: 360)
      dot.close()
      return [dot]
    }
    #expect(SymbolSample.broken(template.svg()) == [.turnedContour])
  }

  @Test func `what is left out of a symbol is found`() throws {
    let path = "<path class=\"monochrome-0 "
    #expect(try edited(path, "<path stroke=\"red\" class=\"monochrome-0 ") == [.stroke])
    #expect(try edited(path, "<path style=\"stroke:#000\" class=\"monochrome-0 ") == [.stroke])
    #expect(try edited(path, "<path fill=\"none\" class=\"monochrome-0 ") == [.unpainted])
    #expect(
      try edited("<g id=\"Black-S\">", "<g id=\"Black-S\"><image/>") == [.unsupportedElement])
    #expect(
      try edited("<g id=\"Black-S\">", "<g id=\"Black-S\"><text>a</text>") == [.unsupportedElement])
  }

  @Test func `a stroke by a style sheet is found, but not the preview's`() throws {
    let sheet =
      "<style>.a {stroke:black} .SFSymbolsPreviewWireframe {fill:none;stroke:black}</style>"
    let svg = valid.replacing("<g id=\"Notes\">", with: sheet + "<g id=\"Notes\">")
    #expect(
      SymbolSample.broken(
        svg.replacing(
          "class=\"monochrome-0 ", with: "class=\"SFSymbolsPreviewWireframe monochrome-0 ")
      ) == [])
    #expect(
      SymbolSample.broken(svg.replacing("class=\"monochrome-0 ", with: "class=\"a monochrome-0 "))
        == [.stroke])
  }

  @Test func `the even-odd rule is found where it changes the drawing`() throws {
    // Both circles of the ring wound alike: a disc by the nonzero rule.
    let template = SymbolSample.template { _ in
      [VectorPath.circle(center: .zero, radius: 30) + .circle(center: .zero, radius: 20)]
    }
    let svg = template.svg().replacing("<path ", with: "<path fill-rule=\"evenodd\" ")
    #expect(SymbolSample.broken(svg) == [.evenOdd])
    #expect(try edited("<path ", "<path fill-rule=\"evenodd\" ") == [])
  }

  @Test func `a group in a variant is found`() {
    let svg = valid.replacing(/(<path .*?\/>)<\/g>/) { "<g>\($0.1)</g></g>" }
    #expect(SymbolSample.broken(svg) == [.nestedGroup])
  }

  @Test func `a variant twice, an empty one and one elsewhere are found`() throws {
    #expect(
      try edited("<g id=\"Symbols\">", "<g id=\"Symbols\"><g id=\"Thin-S\"/>") == [.emptyVariant])
    #expect(SymbolSample.broken(valid.replacing("id=\"Symbols\"", with: "")) == [.outsideSymbols])
    let group = try #require(valid.firstMatch(of: /<g id="Black-S">.*<\/g>/)).output
    #expect(
      SymbolSample.broken(valid.replacing(group, with: group + group)) == [.duplicateVariant])
  }

  @Test func `classes that can't be read and paths without one are found`() throws {
    #expect(try edited("multicolor-0:tintColor", "multicolor-x:tintColor") == [.unknownClass])
    #expect(try edited("hierarchical-0:secondary", "hierarchical-0:fourth") == [.unknownClass])
    let svg = valid.replacing(/class="monochrome-1 [^"]*"/, with: "")
    #expect(SymbolSample.broken(svg) == [.missingLayer])
  }

  @Test func `XML that is not well-formed is one finding`() {
    let findings = SymbolLinter.findings(Array("<svg><g></svg>".utf8))
    #expect(findings.map(\.rule) == [.unreadable])
    #expect(SymbolSample.broken("no drawing") == [.unreadable])
    #expect(
      SymbolSample.broken(valid.replacing(" d=\"M", with: " d=\"X")) == [
        .unreadablePath, .emptyVariant,
      ])
  }

  @Test func `every rule has a name of its own`() {
    #expect(Set(SymbolRule.allCases.map(\.rawValue)).count == SymbolRule.allCases.count)
  }
}
