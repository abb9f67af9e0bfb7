internal import VectorGraphics

/// The paint of a fill or a stroke.
enum ArtworkPaint: Hashable {
  case none
  /// A colour and its opacity, from 0 to 1. A colour that can be converted to sRGB is written as
  /// `#rrggbb`, so that equal colours compare equal.
  case color(String, opacity: Double)
  /// A gradient, a pattern or `context-fill`: the text that refers to it.
  case server(String)

  /// Whether the paint is invisible.
  var isNone: Bool {
    if case .color(_, opacity: 0) = self { return true }
    return self == .none
  }

  static let black = ArtworkPaint.color(RGBAColor.black.hexString, opacity: 1)

  /// Reads the value of a `fill`, `stroke` or `color` property; nil for a value that is not a paint.
  ///
  /// - Parameters:
  ///   - current: the paint that `currentColor` stands for.
  init?(_ text: String, current: ArtworkPaint) {
    let word = text.lowercased()
    switch word {
    case "none": self = .none
    case "currentcolor": self = current
    case "context-fill", "context-stroke": self = .server(text)
    default:
      if word.hasPrefix("url("), word.hasSuffix("currentcolor"),
        case .color(let color, opacity: 1) = current
      {
        self = .server(text.dropLast("currentcolor".count) + color)
      } else if word.hasPrefix("url(") {
        self = .server(text)
      } else if let color = RGBAColor(css: word) {
        self = .color(color.opaque.hexString, opacity: Double(color.alpha) / 255)
      } else if ["hwb(", "lab(", "lch(", "oklab(", "oklch(", "color("].contains(
        where: word.hasPrefix)
      {
        self = .color(word, opacity: 1)
      } else {
        return nil
      }
    }
  }
}

/// The properties of an element that its children inherit.
struct SVGStyle {
  var fill = ArtworkPaint.black
  var fillRule = FillRule.nonzero
  var fillOpacity = 1.0
  var clipRule = FillRule.nonzero
  var stroke = ArtworkPaint.none
  var strokeOpacity = 1.0
  /// The text of `stroke-width`: a percentage refers to the viewport of the element that has the stroke.
  var strokeWidth = "1"
  var strokeCap = StrokeStyle.Cap.butt
  var strokeJoin = StrokeStyle.Join.miter
  var miterLimit = 4.0
  /// The text of `stroke-dasharray`.
  var dashes = "none"
  var color = ArtworkPaint.black
  /// The size of the font in user units, for `em`; nil if it depends on the viewer.
  var fontSize: Double?
  var isVisible = true
  /// The custom properties, such as `--color`.
  var variables: [String: String] = [:]

  /// Whether a stroke paints something.
  ///
  /// Only whether the width is 0 matters. A width that can't be read counts as visible.
  var isStroked: Bool {
    !stroke.isNone && strokeOpacity > 0
      && SVGNumbers.length(strokeWidth, base: 1) != 0
  }

  /// The properties with their initial values.
  static let initial = [
    "color": "black", "clip-rule": "nonzero", "fill": "black", "fill-opacity": "1",
    "fill-rule": "nonzero", "stroke": "none", "stroke-dasharray": "none", "stroke-linecap": "butt",
    "stroke-linejoin": "miter", "stroke-miterlimit": "4", "stroke-opacity": "1",
    "stroke-width": "1", "font-size": "medium",
    "visibility": "visible",
  ]

  /// The names of the properties, in the order in which they are set. Others refer to the element's own `color` and
  /// `font-size` by `currentColor` and `em`.
  private static let names =
    ["color", "font-size"] + initial.keys.filter { !["color", "font-size"].contains($0) }.sorted()

  /// Whether all viewers ignore a declaration, because its value is none that the property has.
  ///
  /// Newer viewers may read more functions and units, so those are not ignored.
  static func ignores(_ property: String, _ text: String) -> Bool {
    let word = text.lowercased()
    let keywords = ["inherit", "unset", "initial", "revert", "revert-layer"]
    guard !keywords.contains(word), !word.contains("var(") else { return false }
    let isOpen = word.contains("(") || SVGNumbers.dependsOnPage(word)
    switch property {
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity":
      return !isOpen && SVGNumbers.fraction(word) == nil
    case "stroke-width": return !isOpen && SVGNumbers.length(word, base: 1) == nil
    case "stroke-dasharray":
      let lengths = word.split { $0 == "," || $0.isWhitespace }.map {
        SVGNumbers.length($0, base: 1)
      }
      return !isOpen && word != "none" && !lengths.allSatisfy { $0.map { $0 >= 0 } ?? false }
    case "stroke-miterlimit":
      return !isOpen && SVGNumbers.list(word)?.count != 1
    case "visibility": return !["visible", "hidden", "collapse"].contains(word)
    case "mix-blend-mode": return !(word == "normal" || blendModes.contains(word))
    case "color", "fill", "stroke", "stop-color":
      // The colour profiles of SVG 1.1, `#CD853F icc-color(…)`.
      if word.contains("icc-color(") { return true }
      var color = word
      if word.hasPrefix("url(") {
        color = String(word.drop { $0 != ")" }.dropFirst()).trimmed
        if color.isEmpty { return false }
      }
      return !color.contains("(") && !systemColors.contains(color)
        && ArtworkPaint(color, current: .black) == nil
    case "fill-rule", "clip-rule": return rules[word] == nil
    case "stroke-linecap": return StrokeStyle.Cap(rawValue: word) == nil
    case "stroke-linejoin": return StrokeStyle.Join(rawValue: word) == nil
    default: return false
    }
  }

  private static let rules = ["nonzero": FillRule.nonzero, "evenodd": .evenOdd]

  private static let blendModes: Set<String> = [
    "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "hard-light",
    "soft-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
    "plus-darker", "plus-lighter",
  ]

  /// CSS's names of colours that depend on the page.
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
  ]

  /// The style of a child element: this style, overridden by the child's own properties.
  ///
  /// - Parameters:
  ///   - values: the child's properties.
  ///   - line: the child's line, for errors.
  ///   - isLenient: whether a value that can't be read is ignored; otherwise it is an error.
  /// - Throws: ``ArtworkError`` for a value that can't be read, unless `isLenient` is true.
  func applying(
    _ values: [String: String], line: Int, isLenient: Bool
  ) throws(ArtworkError) -> SVGStyle {
    var style = self
    for (name, text) in values where name.hasPrefix("--") { style.variables[name] = text }
    for name in Self.names {
      guard let text = values[name] else { continue }
      do throws(ArtworkError) {
        try style.set(name, text, within: self, line: line)
      } catch {
        if !isLenient { throw error }
      }
    }
    return style
  }

  private mutating func set(
    _ name: String, _ text: String, within parent: SVGStyle, line: Int
  ) throws(ArtworkError) {
    func paint(_ current: ArtworkPaint) throws(ArtworkError) -> ArtworkPaint {
      guard let paint = ArtworkPaint(text, current: current) else {
        throw .malformed("the \(name) '\(text.prefix(40))' is not a colour", line: line)
      }
      return paint
    }
    let word = text.lowercased()
    switch name {
    case "color": color = try paint(parent.color)
    case "fill": fill = try paint(color)
    case "stroke": stroke = try paint(color)
    case "fill-rule": fillRule = Self.rules[word] ?? fillRule
    case "clip-rule": clipRule = Self.rules[word] ?? clipRule
    case "fill-opacity": fillOpacity = try Self.fraction(text, of: name, line: line)
    case "stroke-opacity": strokeOpacity = try Self.fraction(text, of: name, line: line)
    case "font-size":
      let size = SVGNumbers.length(text, base: parent.fontSize ?? .nan, em: parent.fontSize)
      fontSize = size.flatMap { $0.isFinite ? $0 : nil }
    case "stroke-width": strokeWidth = SVGNumbers.withoutEm(text, fontSize)
    case "stroke-linecap": strokeCap = StrokeStyle.Cap(rawValue: word) ?? strokeCap
    case "stroke-linejoin": strokeJoin = StrokeStyle.Join(rawValue: word) ?? strokeJoin
    case "stroke-miterlimit":
      guard let limit = SVGNumbers.list(text), limit.count == 1, limit[0] >= 1 else {
        throw .malformed(
          "the \(name) '\(text.prefix(40))' is not a number of 1 or more", line: line)
      }
      miterLimit = limit[0]
    case "stroke-dasharray": dashes = word
    case "visibility": isVisible = word == "visible"
    default: break
    }
  }

  static func fraction(
    _ text: String, of name: String, line: Int
  ) throws(ArtworkError) -> Double {
    guard let value = SVGNumbers.fraction(text) else {
      throw .malformed("the \(name) '\(text.prefix(40))' is not a number", line: line)
    }
    return value
  }
}
