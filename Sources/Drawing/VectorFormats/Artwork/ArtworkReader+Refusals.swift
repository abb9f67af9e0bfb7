extension ArtworkReader {
  /// Refuses `d` and `all` as style properties, and `transform-origin` of a transform.
  static func checkProperties(
    _ values: [String: String], of element: SVGElement
  ) throws(ArtworkError) {
    let hasTransform = values["transform"] != nil || element.attributes["transform"] != nil
    for name in ["all", "d", "transform-origin"] where values[name] != nil {
      if name == "transform-origin", !hasTransform { continue }
      throw .refused(
        "\(name) as a style of \(element.tag)", line: element.line,
        name == "d" ? .geometry : .property)
    }
  }

  /// Refuses attributes by which a viewer's languages and extensions decide whether it draws an element.
  static func checkConditions(_ element: SVGElement) throws(ArtworkError) {
    for name in ["systemLanguage", "requiredExtensions"] where element.attributes[name] != nil {
      throw .refused(
        "the \(name) of \(element.tag)", line: element.line,
        .condition)
    }
  }

  /// Refuses masks, filters, markers and blend modes, which change how an element looks.
  ///
  /// - Parameter hasArea: whether the element's bounding box has an area; with a filter, librsvg draws no other.
  func checkEffects(
    _ values: [String: String], of element: SVGElement, hasArea: Bool
  ) throws(ArtworkError) {
    let effects = [
      ("mask", "the mask", ArtworkRefusal.mask), ("filter", "the filter", .effect),
      ("marker", "the marker", .other),
      ("marker-start", "the marker", .other),
      ("marker-mid", "the marker", .other),
      ("marker-end", "the marker", .other),
    ]
    for (name, text, refusal) in effects {
      if let value = values[name], isReference(value) {
        if refusal == .effect, hasArea, Self.isWithoutEffect(value) { continue }
        throw .refused("\(text) of \(element.tag)", line: element.line, refusal)
      }
    }
    if let mode = values["mix-blend-mode"], mode != "normal" {
      throw .refused(
        "the blend mode '\(mode.prefix(40))' of \(element.tag)", line: element.line,
        .blending)
    }
  }

  /// Whether the functions of a filter change nothing.
  private static func isWithoutEffect(_ filter: String) -> Bool {
    let functions =
      /((blur\((0(px)?)?|hue-rotate\((0(deg)?)?|(brightness|contrast|saturate|opacity)\((1|100%)?|(grayscale|invert|sepia)\(0%?)\)\s*)+/
    return filter.wholeMatch(of: functions) != nil
  }

  /// Whether viewers apply a value with a reference: all ignore words, and `url()` of an element that is not there.
  func isReference(_ value: String) -> Bool {
    guard value.contains("(") else { return false }
    guard value.count(where: { $0 == "(" }) == 1 else { return true }
    return SVGDocument.identifier(ofURL: value).map { walker.document.byID[$0] != nil } ?? true
  }

  /// The error for an element that is not supported.
  static func refusal(of element: SVGElement) -> ArtworkError {
    let (what, refusal): (String, ArtworkRefusal) =
      switch element.name {
      case "text", "tspan", "textPath", "tref", "altGlyph": ("the text \(element.tag)", .text)
      case "image", "feImage": ("the image \(element.tag)", .image)
      case "animate", "animateTransform", "animateMotion", "animateColor", "set":
        ("the animation \(element.tag)", .animation)
      case "script", "foreignObject": ("the element \(element.tag)", .script)
      default: ("the element \(element.tag)", .other)
      }
    return .refused(what, line: element.line, refusal)
  }
}
