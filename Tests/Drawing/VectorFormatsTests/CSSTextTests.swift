import Testing
import VectorFormats
import VectorGraphics

/// Style sheets and attributes are read as CSS writes them. The pictures of librsvg and Chromium are the same.
@Suite struct CSSTextTests {
  private static let frame = "<path class='a b' id='i' d='M0 0h24v24H0z' "
  private static let small = "<path d='M4 4h16v8H4z'/>"

  private func area(_ body: String) throws -> Double {
    try Artwork(svg: Array("<svg viewBox='0 0 24 24'>\n\(body)</svg>".utf8)).path.united().area
  }

  private func error(_ body: String) -> String? {
    do {
      _ = try area(body)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    "/* bg */fill:none", "fill:/**/none", "fill/*;*/:none", "display:NONE", "DISPLAY:none",
    "visibility:HIDDEN", "fill:none!important;fill:red", "fill:none ! IMPORTANT;fill:black",
    "fill;fill:none", ";;fill:none", "\\66 ill:n\\6fne", "font-family:'/*;';fill:none",
    "--x:{fill:red};fill:none", "foo:\"a\\\";b\";fill:none", "fill:none/*",
  ])
  func `a style attribute hides the shape`(style: String) throws {
    let style = style.replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
    #expect(try area(Self.frame + "style='\(style)'/>" + Self.small) == 128)
    #expect(try area("<g style='\(style)'>\(Self.frame)/></g>" + Self.small) == 128)
  }

  @Test(arguments: ["fill='/*x*/none'", "display='NONE'", "visibility=' Hidden'"])
  func `a presentation attribute hides the shape`(attribute: String) throws {
    #expect(try area(Self.frame + attribute + "/>" + Self.small) == 128)
  }

  @Test(arguments: [
    ".a{fill:none}", "/* { */.a{/*}*/fill:none}", ".x{font-family:'}'}.a{fill:none}",
    ".a{fill:none",
    "<!-- .a{fill:none} -->", "@charset 'utf-8';.a{fill:none}",
    "@namespace svg url(http://x);.a{fill:none}",
    "@media print{.a{fill:red}}.a{fill:none}", ".a{fill:none}.b:hover{fill:red}",
    "@media (prefers-color-scheme: dark) { .a { fill: #fff } } .a { fill: none }",
    ".a{fill:none!important}#i{fill:red}", ".x,.a{FILL:NONE}", "svg .a{fill:none}",
    "svg > path.b.a{fill:none}",
    ":root .a{fill:none}", "svg>.a{fill:none}.a{fill:red}", ".\\61{fill:none}",
    "g .a{fill:red}.a{fill:none}",
    "svg path.a{fill:none}path.a{fill:red}", ".a{}.a.b{fill:none}.a{fill:red}",
  ])
  func `a style sheet hides the shape`(sheet: String) throws {
    let sheet = "<style><![CDATA[\(sheet)]]></style>"
    #expect(try area(sheet + Self.frame + "/>" + Self.small) == 128)
  }

  @Test func `importance decides before the place of a declaration`() throws {
    let sheet = "<style>.a{fill:none!important}</style>"
    #expect(try area(sheet + Self.frame + "style='fill:black'/>" + Self.small) == 128)
    #expect(try area(sheet + Self.frame + "style='fill:black!important'/>" + Self.small) == 576)
  }

  @Test(arguments: ["media='print'", "type='text/x'", "media='(prefers-color-scheme:dark)'"])
  func `a style sheet for something else is not read`(attribute: String) throws {
    #expect(try area("<style \(attribute)>.a{fill:none}</style>\(Self.frame)/>") == 576)
  }

  @Test(arguments: ["media='screen'", "type='TEXT/CSS'", "media=' All '", "type=''"])
  func `a style sheet for a screen is read`(attribute: String) throws {
    #expect(
      try area("<style \(attribute)>.a{fill:none}</style>\(Self.frame)/>\(Self.small)") == 128)
  }

  @Test(arguments: [
    ("@media screen{.a{fill:none}}", "line 4: the rule '@media screen'"),
    ("@supports (fill:none){.a{fill:none}}", "line 4: the rule '@supports (fill:none)'"),
    (".x{}\n\n.a[id]{fill:none}", "line 6: the selector '.a[id]'"),
    ("/*\n\n*/.a+.b{fill:none}", "line 6: the selector '.a+.b'"),
    ("\n@import 'a.css';", "line 5: '@import 'a.css'' of the style sheet"),
  ])
  func `a refusal names the line of the rule`(sheet: String, message: String) throws {
    let found = try #require(error("<style\nid='s'>\n\(sheet)</style>\(Self.small)"))
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test(arguments: ["systemLanguage='xx'", "systemLanguage=''", "requiredExtensions='http://a'"])
  func `an element that not all viewers draw is refused`(attribute: String) throws {
    let name = try #require(attribute.split(separator: "=").first)
    let found = try #require(error(Self.frame + attribute + "/>"))
    #expect(found.contains("the \(name) of <path>"), "\(found)")
  }

  @Test func `of a switch the first child without an extension is drawn`() throws {
    let other = "<foreignObject requiredExtensions='http://ns.adobe.com/AdobeIllustrator/10.0/'/>"
    #expect(try area("<switch>\(other)<g>\(Self.small)</g>\(Self.frame)/></switch>") == 128)
    #expect(error("<switch><path systemLanguage='de' d='M0 0h2v2z'/></switch>") != nil)
  }

  @Test(arguments: ["overflow='visible'", "style='overflow:visible'", "overflow='AUTO'", ""])
  func `what lies outside of the picture is not seen`(attribute: String) throws {
    let svg = "<svg viewBox='0 0 24 24' \(attribute)><path d='M20 0h20v2h-20z'/></svg>"
    #expect(try Artwork(svg: Array(svg.utf8)).path.bounds?.width == 4)
  }
}
