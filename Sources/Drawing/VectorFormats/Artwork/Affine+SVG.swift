internal import MathSupport
internal import VectorGraphics

extension SVGElement {
  /// The map of the element's transform; the identity if it has none, or one that all viewers ignore.
  ///
  /// - Parameter style: the property in a style, which replaces the attribute.
  /// - Throws: ``ArtworkError`` with the element's line for a transform that only some viewers can read.
  func transform(_ style: String? = nil) throws(ArtworkError) -> Affine {
    guard let text = style ?? attributes["transform"], text.contains("(") else { return .identity }
    if let map = Affine(transform: text, style == nil ? .attribute : .style) { return map }
    let isOpen = text.count { $0 == "(" } != text.count { $0 == ")" }
    let isRead =
      style == nil
      ? isOpen || text.trimmed.hasSuffix(",")
      : isOpen || Affine(transform: text, .styleWithoutUnits) != nil
        || SVGNumbers.dependsOnPage(text)
        || ["%", "3d(", "perspective(", "calc("].contains(where: text.lowercased().contains)
    guard isRead || isChecked else { return .identity }
    throw .malformed(
      "the transform '\(text.prefix(40))' is not read by all viewers", line: line)
  }
}

extension Affine {
  fileprivate enum TransformSyntax {
    /// Numbers without units, and commas or spaces.
    case attribute
    /// Lengths and angles with units, and commas between the arguments.
    case style
    /// As in a style, but some viewers read it without units too.
    case styleWithoutUnits
  }

  /// The map of a transform; nil if the text has another syntax.
  fileprivate init?(transform text: String, _ syntax: TransformSyntax) {
    let isStyle = syntax != .attribute
    var map = Affine.identity
    var rest = Substring(text.trimmed)
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")")
      else { return nil }
      let name = isStyle ? rest[..<open].lowercased() : String(rest[..<open]).trimmed
      let text = rest[rest.index(after: open)..<close]
      guard
        let step = isStyle
          ? Affine(
            property: name, text.split(separator: ",", omittingEmptySubsequences: false), syntax)
          : SVGNumbers.list(text).flatMap({ Affine(function: name, arguments: $0) })
      else { return nil }
      map = map * step
      rest = rest[rest.index(after: close)...].drop(while: \.isWhitespace)
      if !isStyle, rest.first == "," {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        if rest.isEmpty { return nil }
      }
    }
    self = map
  }

  /// The map of a function of CSS; nil for another function or other arguments.
  private init?(property name: String, _ arguments: [Substring], _ syntax: TransformSyntax) {
    let isLength = name.hasPrefix("translate")
    let isAngle = name.hasPrefix("rotate") || name.hasPrefix("skew")
    var numbers: [Double] = []
    for argument in arguments {
      let text = String(argument).trimmed
      let plain = SVGNumbers.list(text).flatMap { $0.count == 1 ? $0[0] : nil }
      guard
        let number = plain == nil
          ? isLength ? Self.length(text) : isAngle ? Self.angle(text) : nil
          : plain == 0 || !isLength && !isAngle || syntax == .styleWithoutUnits ? plain : nil
      else { return nil }
      numbers.append(number)
    }
    switch (name, numbers.count) {
    case ("translatex", 1): self = .translation(Vector(dx: numbers[0], dy: 0))
    case ("translatey", 1): self = .translation(Vector(dx: 0, dy: numbers[0]))
    case ("scalex", 1): self = .scale(numbers[0], 1)
    case ("scaley", 1): self = .scale(1, numbers[0])
    case ("skew", 1), ("skewx", 1): self.init(function: "skewX", arguments: [numbers[0]])
    case ("skewy", 1): self.init(function: "skewY", arguments: [numbers[0]])
    case ("skew", 2):
      self.init(
        a: 1, b: Degrees.tan(numbers[1]), c: Degrees.tan(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("rotate", 3): return nil
    default: self.init(function: name, arguments: numbers)
    }
  }

  private static func length(_ text: String) -> Double? {
    text.hasSuffix("%") ? nil : SVGNumbers.length(text, base: 0)
  }

  private static func angle(_ text: String) -> Double? {
    // A longer unit comes before its end.
    let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360)]
    guard let (unit, degrees) = units.first(where: { text.lowercased().hasSuffix($0.0) }),
      let numbers = SVGNumbers.list(text.dropLast(unit.count)), numbers.count == 1
    else { return nil }
    return numbers[0] * degrees
  }

  private init?(function: String, arguments numbers: [Double]) {
    switch (function, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): self = .translation(Vector(dx: numbers[0], dy: 0))
    case ("translate", 2): self = .translation(Vector(dx: numbers[0], dy: numbers[1]))
    case ("scale", 1): self = .scale(numbers[0])
    case ("scale", 2): self = .scale(numbers[0], numbers[1])
    case ("rotate", 1): self = .rotation(degrees: numbers[0])
    case ("rotate", 3):
      let center = Vector(dx: numbers[1], dy: numbers[2])
      self =
        .translation(center) * .rotation(degrees: numbers[0])
        * .translation(Vector(dx: -center.dx, dy: -center.dy))
    case ("skewX", 1): self.init(a: 1, b: 0, c: Degrees.tan(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self.init(a: 1, b: Degrees.tan(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
