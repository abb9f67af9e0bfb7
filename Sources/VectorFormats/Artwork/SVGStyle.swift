internal import VectorGraphics

/// The paint of a fill or a stroke.
enum ArtworkPaint: Hashable {
  case none
  /// The colour, normalised where that is possible, so that equal ones compare equal; and its
  /// opacity.
  case color(String, opacity: Double)
  /// A gradient or a pattern, by the text that names it.
  case server(String)

  static let black = ArtworkPaint.color(RGBAColor.black.hexString, opacity: 1)

  /// Reads a value; nil for one that is not a paint.
  ///
  /// - Parameters:
  ///   - inherited: the parent's paint.
  ///   - current: the value of `color`.
  init?(_ text: String, inherited: ArtworkPaint, current: ArtworkPaint) {
    let word = text.lowercased()
    switch word {
    case "none": self = .none
    case "inherit", "unset": self = inherited
    case "currentcolor": self = current
    case "context-fill", "context-stroke": self = .server(text)
    default:
      if word.hasPrefix("url(") {
        self = .server(text)
      } else if let color = Self.color(word) {
        self = .color(color.opaque.hexString, opacity: Double(color.alpha) / 255)
      } else if ["hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color("].contains(
        where: word.hasPrefix)
      {
        self = .color(word, opacity: 1)
      } else {
        return nil
      }
    }
  }

  private static func color(_ text: String) -> RGBAColor? {
    // A colour profile may follow: `#CD853F icc-color(…)`.
    let first = text.prefix { !$0.isWhitespace }
    if first.hasPrefix("#") {
      let digits = first.dropFirst()
      let long = digits.count == 4 ? "#" + digits.map { "\($0)\($0)" }.joined() : String(first)
      return RGBAColor(hexString: long)
    }
    guard let open = text.firstIndex(of: "("), text.hasPrefix("rgb"), text.hasSuffix(")") else {
      return RGBAColor(cssName: text)
    }
    let inner = text[text.index(after: open)...].dropLast()
    let parts = inner.split { $0 == "," || $0 == "/" || $0.isWhitespace }
    let channels = parts.prefix(3).compactMap { SVGNumbers.length($0, base: 255) }
    guard channels.count == 3, parts.count <= 4 else { return nil }
    var alpha = 1.0
    if parts.count == 4 {
      guard let fraction = SVGNumbers.fraction(parts[3]) else { return nil }
      alpha = fraction
    }
    let bytes = (channels + [alpha * 255]).map { UInt8(min(max($0, 0), 255).rounded()) }
    return RGBAColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
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
  var hasStrokeWidth = true
  var color = ArtworkPaint.color("currentColor", opacity: 1)
  var isVisible = true

  /// Whether a stroke paints something.
  var isStroked: Bool {
    if case .color(_, opacity: 0) = stroke { return false }
    return stroke != .none && strokeOpacity > 0 && hasStrokeWidth
  }

  /// The style of an element within one of this style.
  ///
  /// - Throws: ``ArtworkError`` for a value that can't be read.
  func applying(
    _ values: [String: String], line: Int
  ) throws(ArtworkError) -> SVGStyle {
    var style = self
    // `currentColor` of any other property is that of the same element.
    if let text = values["color"] {
      style.color = try paint(text, of: "color", inherited: color, current: color, line: line)
    }
    for (name, text) in values.sorted(by: { $0.key < $1.key }) {
      let isInherited = text == "inherit" || text == "unset"
      switch name {
      case "fill":
        style.fill = try paint(
          text, of: name, inherited: fill, current: style.color, line: line)
      case "stroke":
        style.stroke = try paint(
          text, of: name, inherited: stroke, current: style.color, line: line)
      case _ where isInherited: break
      case "fill-rule": style.fillRule = try Self.rule(text, of: name, line: line)
      case "clip-rule": style.clipRule = try Self.rule(text, of: name, line: line)
      case "fill-opacity": style.fillOpacity = try Self.fraction(text, of: name, line: line)
      case "stroke-opacity": style.strokeOpacity = try Self.fraction(text, of: name, line: line)
      case "stroke-width":
        // Only whether there is one matters, whatever its unit.
        style.hasStrokeWidth = SVGNumbers.length(text, base: 1).map { $0 > 0 } ?? true
      case "visibility": style.isVisible = text == "visible"
      default: break
      }
    }
    return style
  }

  private func paint(
    _ text: String, of name: String, inherited: ArtworkPaint, current: ArtworkPaint, line: Int
  ) throws(ArtworkError) -> ArtworkPaint {
    guard let paint = ArtworkPaint(text, inherited: inherited, current: current) else {
      throw .malformed("the \(name) '\(text.prefix(40))' is not a colour", line: line)
    }
    return paint
  }

  private static func rule(
    _ text: String, of name: String, line: Int
  ) throws(ArtworkError) -> FillRule {
    switch text {
    case "nonzero": return .nonzero
    case "evenodd": return .evenOdd
    default:
      throw .malformed(
        "the \(name) '\(text.prefix(40))' is neither nonzero nor evenodd", line: line)
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
