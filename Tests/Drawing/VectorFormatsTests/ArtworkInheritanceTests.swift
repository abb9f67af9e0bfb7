import Testing
import VectorFormats
import VectorGraphics

/// Inherited properties reach the shapes of clip paths and of references, wherever and however they are written.
@Suite struct ArtworkInheritanceTests {
  private static let ring = "<path d='M2 2h20v20H2z M8 8h8v8H8z'/>"

  enum Form: CaseIterable { case attribute, style, rule }

  /// An inherited property with a value, shapes that it changes, and their area with the value.
  private static let cases: [(property: String, value: String, shapes: String, area: Double)] = [
    ("fill", "none", ring, 0), ("fill-rule", "evenodd", ring, 336), ("fill-opacity", "0", ring, 0),
    ("visibility", "hidden", ring, 0), ("stroke", "#000", "<path d='M4 4h8' fill='none'/>", 8),
    ("stroke-width", "4", "<path d='M4 4h8' stroke='#000'/>", 32),
    ("stroke-linecap", "square", "<path d='M4 4h8' stroke='#000'/>", 9),
    ("stroke-opacity", "0", "<path d='M4 4h8' stroke='#000'/>", 0),
    ("stroke-linejoin", "bevel", "<path d='M4 4h8v8' stroke='#000' fill='none'/>", 15.875),
    ("stroke-miterlimit", "1", "<path d='M4 4h8v8' stroke='#000' fill='none'/>", 15.875),
    ("color", "transparent", "<path d='M4 4h8v8z' fill='currentColor'/>", 0),
  ]

  /// A document in which the elements `root`, `group` and so on of `places` can have the property, and `at` has it.
  private static func document(
    _ body: String, _ property: String, _ value: String, _ form: Form, at place: String
  ) -> [UInt8] {
    let written =
      switch form {
      case .attribute: "\(property)='\(value)'"
      case .style: "style='\(property):\(value)'"
      case .rule: "class='a'"
      }
    var text = "<svg @root viewBox='0 0 24 24'><style>.a{\(property):\(value)}</style>\(body)</svg>"
    for name in ["root", "group", "clip", "use", "symbol", "definitions"] {
      text = text.replacing("@" + name, with: name == place ? written : "")
    }
    return Array(text.utf8)
  }

  private static func area(_ bytes: [UInt8]) throws -> Double {
    do {
      return try Artwork(svg: bytes).path.united().area
    } catch ArtworkError.empty {
      return 0
    }
  }

  @Test(arguments: Form.allCases)
  func `what a clip path inherits is that of the elements around it`(form: Form) throws {
    let body = """
      <g @group><clipPath id='c' @clip>\(Self.ring)</clipPath></g>
      <g clip-path='url(#c)'><rect width='24' height='24' visibility='visible' clip-rule='nonzero'/></g>
      """
    for place in ["root", "group", "clip", "none"] {
      for (property, value, area) in [("clip-rule", "evenodd", 336.0), ("visibility", "hidden", 0)]
      {
        let found = try Self.area(Self.document(body, property, value, form, at: place))
        #expect(abs(found - (place == "none" ? 400 : area)) < 0.1, "\(property) at \(place)")
      }
    }
  }

  @Test func `what a clip path inherits is not that of the element it clips`() throws {
    let body =
      "<clipPath id='c'>\(Self.ring)</clipPath>"
      + "<g clip-path='url(#c)' @use><rect width='24' height='24'/></g>"
    #expect(
      abs(try Self.area(Self.document(body, "clip-rule", "evenodd", .style, at: "use")) - 400) < 0.1
    )
  }

  @Test(arguments: Form.allCases)
  func `what a clip path inherits reaches shapes that it uses`(form: Form) throws {
    let body = """
      <defs @definitions><path id='p' d='M2 2h20v20H2z M8 8h8v8H8z'/></defs>
      <clipPath id='c' @clip><use href='#p' @use/></clipPath><rect width='24' height='24' clip-path='url(#c)'/>
      """
    for (place, area) in [("root", 336.0), ("clip", 336), ("use", 336), ("definitions", 400)] {
      let found = try Self.area(Self.document(body, "clip-rule", "evenodd", form, at: place))
      #expect(abs(found - area) < 0.1, "at \(place)")
    }
  }

  @Test(arguments: Form.allCases)
  func `what a use inherits reaches the shapes of its symbol`(form: Form) throws {
    for (property, value, shapes, expected) in Self.cases {
      let body = """
        <defs @definitions><symbol id='s' viewBox='0 0 24 24' @symbol>\(shapes)</symbol></defs>
        <g @group><use href='#s' @use/></g>
        """
      for place in ["root", "group", "use", "symbol"] {
        let found = try Self.area(Self.document(body, property, value, form, at: place))
        #expect(abs(found - expected) < 0.1, "\(property) at \(place)")
      }
      // The elements around a definition are not those around its use.
      let other = try Self.area(Self.document(body, property, value, form, at: "definitions"))
      #expect(abs(other - expected) > 0.1, "\(property)")
    }
  }

  @Test(arguments: ["clip-path='url(#b)'", "style='clip-path:url(#b)'", "class='b'"])
  func `a clip path can have a clip path`(written: String) throws {
    let body = """
      <style>.b{clip-path:url(#b)}</style><clipPath id='b'><path d='M0 0h24v12H0z'/></clipPath>
      <clipPath id='a' \(written)><rect width='24' height='24'/></clipPath>
      <rect width='24' height='24' clip-path='url(#a)'/>
      """
    #expect(abs(try Self.area(Self.document(body, "x", "y", .style, at: "none")) - 288) < 0.1)
  }
}
