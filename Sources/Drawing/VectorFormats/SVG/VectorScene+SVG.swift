import Messages
package import VectorGraphics

/// How an SVG writes the tint.
public enum SVGTint: Hashable, Encodable, Sendable {
  /// As `currentColor`, with the palette's colour on the root: it is visible on its own, and a
  /// style sheet's `svg { color: … }` overrides it.
  case themable
  /// As `currentColor`, with the value that the surrounding page sets. Where the document stands alone, as in an `<img>`, it
  /// is grey.
  case inherited
  /// As the palette's colour, for readers without `currentColor`.
  case fixed
}

extension VectorScene {
  /// The scene as an SVG document: themable, accessible, the same bytes on every run, whatever its size.
  ///
  /// - Parameters:
  ///   - title: the accessible name, for screen readers; nil for a decoration.
  ///   - titleLanguage: the language in which a screen reader reads the title, as a BCP 47 tag; nil for
  ///     the surrounding page's language.
  ///   - palette: the colours of the roles, the tint included.
  ///   - tint: how the tint is written.
  package func svgDocument(
    title: String?, titleLanguage: String? = nil, palette: Palette = Palette(),
    tint: SVGTint = .themable
  ) -> String {
    let width = FixedPoint3.text(size.width)
    let height = FixedPoint3.text(size.height)
    var attributes = [
      #"xmlns="http://www.w3.org/2000/svg""#, #"width="\#(width)""#, #"height="\#(height)""#,
      #"viewBox="0 0 \#(width) \#(height)""#,
    ]
    var heading = ""
    if let title, !title.isEmpty {
      attributes.append(#"role="img""#)
      // SVG 2's `lang` has no namespace, so it also works inside an HTML page.
      if let titleLanguage { attributes.append(#"lang="\#(XML.escaped(titleLanguage))""#) }
      // The root's first title is its accessible name (SVG-AAM 1.0, 8.1). A reference to an id is not used:
      // a page with two copies of the document would have the id twice.
      heading = "<title>\(XML.escaped(title))</title>"
    } else {
      attributes.append(#"aria-hidden="true""#)
    }
    if tint == .themable {
      attributes.append(#"color="\#(palette.color(.tint).opaque.hexString)""#)
    }
    let body = svgContent(palette: palette, tint: tint)
    return Self.styleSheet(tint)
      + "<svg \(attributes.joined(separator: " "))>\(heading)\(body)</svg>\n"
  }

  /// The style sheet of a document that may have no page around it.
  ///
  /// An `<img>` does not know the colour behind it. A white page can be on a dark system, a black one need not have
  /// `color-scheme`, and with forced colours `CanvasText` is black on black. So the colour has a contrast of 4.5:1 to white
  /// and to black. In an HTML page the instruction is a comment, and no policy for styles refuses it.
  private static func styleSheet(_ tint: SVGTint) -> String {
    guard tint == .inherited else { return "" }
    return #"<?xml-stylesheet type="text/css" href="data:text/css,svg{color:%23767676}"?>"# + "\n"
  }

  /// The contents of the `svg` or `symbol` element: gradients and paths.
  package func svgContent(palette: Palette = Palette(), tint: SVGTint = .themable) -> String {
    var definitions = ""
    var known: Set<String> = []
    var paths = ""
    for fill in fills {
      let paint: String
      switch fill.paint {
      case .solid(let color):
        paint = SVGPaint(color, palette, tint).attributes("fill", "fill-opacity")
      case .linearGradient(let gradient):
        let (id, element) = gradient.svgDefinition(palette, tint)
        if known.insert(id).inserted { definitions += element }
        paint = #"fill="url(#\#(id))""#
      }
      paths += #"<path \#(paint) d="\#(fill.path.svgData())"/>"#
    }
    return definitions.isEmpty ? paths : "<defs>\(definitions)</defs>\(paths)"
  }
}

extension LinearGradientPaint {
  /// The gradient's element and its id. The id is made from the element's content, so gradients with the
  /// same id are equal.
  fileprivate func svgDefinition(
    _ palette: Palette, _ tint: SVGTint
  ) -> (id: String, element: String) {
    let line =
      #"gradientUnits="userSpaceOnUse" x1="\#(FixedPoint3.text(start.x))" "#
      + #"y1="\#(FixedPoint3.text(start.y))" x2="\#(FixedPoint3.text(end.x))" "#
      + #"y2="\#(FixedPoint3.text(end.y))""#
    let stops = self.stops.map { stop in
      // A lightened tint can't be written with `currentColor`, so the palette's colour is written.
      let paint =
        stop.lightening == 0
        ? SVGPaint(stop.color, palette, tint) : SVGPaint(palette.color(stop))
      return #"<stop offset="\#(FixedPoint3.text(stop.offset))" "#
        + paint.attributes("stop-color", "stop-opacity") + "/>"
    }.joined()
    let id = "mintmark-" + String(FNV1a.hash(line + stops), radix: 36)
    return (id, #"<linearGradient id="\#(id)" \#(line)>\#(stops)</linearGradient>"#)
  }
}

/// A colour as SVG attributes: `currentColor` or hex digits, and an opacity unless it is 1.
private struct SVGPaint {
  var color: String
  var alpha: UInt8

  init(_ color: RGBAColor) {
    self.color = color.opaque.hexString
    alpha = color.alpha
  }

  init(_ color: PaintColor, _ palette: Palette, _ tint: SVGTint) {
    self.init(palette.color(color))
    // On a page the label is text, whose colour is the page's.
    let isOfPage = color == .tint || (color == .role(.label) && tint == .inherited)
    guard isOfPage, tint != .fixed else { return }
    self.color = "currentColor"
    if tint == .inherited { alpha = 255 }
  }

  func attributes(_ colorName: String, _ opacityName: String) -> String {
    let color = #"\#(colorName)="\#(color)""#
    return alpha == 255
      ? color : color + #" \#(opacityName)="\#(FixedPoint3.text(Double(alpha) / 255))""#
  }
}
