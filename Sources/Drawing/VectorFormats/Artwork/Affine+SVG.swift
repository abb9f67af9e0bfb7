internal import MathSupport
internal import VectorGraphics

extension SVGElement {
  /// The map of the element's `transform` attribute; the identity if it has none.
  ///
  /// - Parameter style: the property in a style, which replaces the attribute.
  /// - Throws: ``ArtworkError`` with the element's line if the attribute can't be read.
  func transform(_ style: String? = nil) throws(ArtworkError) -> Affine {
    // Viewers ignore what is not a list of functions, such as `none`.
    guard let text = style ?? attributes["transform"], text.contains("(") else { return .identity }
    guard let map = Affine(svgTransform: text) else {
      throw .malformed("the transform '\(text.prefix(40))' can't be read", line: line)
    }
    return map
  }
}

extension Affine {
  /// The map of an SVG `transform` attribute; nil if the text can't be read.
  init?(svgTransform text: String) {
    var map = Affine.identity
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      if rest.isEmpty { break }
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")"),
        let numbers = Self.arguments(rest[rest.index(after: open)..<close]),
        let step = Affine(
          function: rest[..<open].filter { !$0.isWhitespace }, arguments: numbers)
      else { return nil }
      map = map * step
      rest = rest[rest.index(after: close)...]
    }
    self = map
  }

  /// The units of angles, a longer one before its end.
  private static let angles: [(unit: String, degrees: Double)] = [
    ("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360),
  ]

  /// Numbers, lengths and angles, as CSS writes them, in user units and degrees; nil for anything else.
  private static func arguments(_ text: Substring) -> [Double]? {
    if let numbers = SVGNumbers.list(text) { return numbers }
    let parts = text.split { $0 == "," || $0.isWhitespace }.map { part -> Double? in
      if let (unit, degrees) = Self.angles.first(where: { part.hasSuffix($0.unit) }) {
        let numbers = SVGNumbers.list(part.dropLast(unit.count))
        return numbers?.count == 1 ? numbers.map { $0[0] * degrees } : nil
      }
      return part.hasSuffix("%") ? nil : SVGNumbers.length(part, base: 0)
    }
    return parts.contains(nil) ? nil : parts.compactMap(\.self)
  }

  private init?(function: String, arguments numbers: [Double]) {
    switch (function.lowercased(), numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): self = .translation(Vector(dx: numbers[0], dy: 0))
    case ("translate", 2): self = .translation(Vector(dx: numbers[0], dy: numbers[1]))
    case ("translatex", 1): self = .translation(Vector(dx: numbers[0], dy: 0))
    case ("translatey", 1): self = .translation(Vector(dx: 0, dy: numbers[0]))
    case ("scale", 1): self = .scale(numbers[0])
    case ("scale", 2): self = .scale(numbers[0], numbers[1])
    case ("rotate", 1): self = .rotation(degrees: numbers[0])
    case ("rotate", 3):
      let center = Vector(dx: numbers[1], dy: numbers[2])
      self =
        .translation(center) * .rotation(degrees: numbers[0])
        * .translation(Vector(dx: -center.dx, dy: -center.dy))
    case ("skewx", 1): self.init(a: 1, b: 0, c: Degrees.tan(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("skewy", 1): self.init(a: 1, b: Degrees.tan(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
