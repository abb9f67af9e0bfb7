extension ArtworkReader {
  /// Refuses geometry, `transform`, `transform-origin` and `all` as style properties.
  static func checkProperties(
    _ values: [String: String], of element: SVGElement
  ) throws(ArtworkError) {
    for name in values.keys.sorted() {
      let isGeometry = SVGProperty.geometry.contains(name)
      if isGeometry || ["transform", "transform-origin", "all"].contains(name) {
        throw .refused(
          "\(name) as a style of \(element.tag)", line: element.line,
          fix: isGeometry || name == "transform"
            ? "write it as an attribute" : "remove it from the style")
      }
    }
  }

  /// Refuses attributes by which a viewer's languages and extensions decide whether it draws an element.
  static func checkConditions(_ element: SVGElement) throws(ArtworkError) {
    for name in ["systemLanguage", "requiredExtensions"] where element.attributes[name] != nil {
      throw .refused(
        "the \(name) of \(element.tag)", line: element.line,
        fix: "remove it, or remove the element")
    }
  }

  /// Refuses masks, filters, markers and blend modes, which change how an element looks.
  static func checkEffects(
    _ values: [String: String], of element: SVGElement
  ) throws(ArtworkError) {
    let effects = [
      ("mask", "the mask", ArtworkFix.mask), ("filter", "the filter", ArtworkFix.effect),
      ("marker", "the marker", ArtworkFix.remove),
      ("marker-start", "the marker", ArtworkFix.remove),
      ("marker-mid", "the marker", ArtworkFix.remove),
      ("marker-end", "the marker", ArtworkFix.remove),
    ]
    for (name, text, fix) in effects {
      if let value = values[name], value != "none" {
        throw .refused("\(text) of \(element.tag)", line: element.line, fix: fix)
      }
    }
    if let mode = values["mix-blend-mode"], mode != "normal" {
      throw .refused(
        "the blend mode '\(mode.prefix(40))' of \(element.tag)", line: element.line,
        fix: "set it to Normal, and subtract shapes that are to be holes")
    }
  }

  /// The error for an element that is not supported.
  static func refusal(of element: SVGElement) -> ArtworkError {
    let (what, fix) =
      switch element.name {
      case "text", "tspan", "textPath", "tref", "altGlyph":
        ("the text <\(element.name)>", ArtworkFix.text)
      case "image", "feImage": ("the image \(element.tag)", ArtworkFix.image)
      case "animate", "animateTransform", "animateMotion", "animateColor", "set":
        ("the animation \(element.tag)", "remove it")
      case "script", "foreignObject":
        (
          "the element \(element.tag)",
          "export as plain SVG, without the design tool's own data"
        )
      default: ("the element \(element.tag)", ArtworkFix.remove)
      }
    return .refused(what, line: element.line, fix: fix)
  }
}
