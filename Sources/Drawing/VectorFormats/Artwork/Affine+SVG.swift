internal import MathSupport
internal import VectorGraphics

extension SVGElement {
  /// The map of the element's `transform` attribute; the identity if it has none.
  ///
  /// - Throws: ``ArtworkError`` with the element's line if the attribute can't be read.
  func transform() throws(ArtworkError) -> Affine {
    guard let text = attributes["transform"] else { return .identity }
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
        let numbers = SVGNumbers.list(rest[rest.index(after: open)..<close]),
        let step = Affine(
          function: rest[..<open].filter { !$0.isWhitespace }, arguments: numbers)
      else { return nil }
      map = map * step
      rest = rest[rest.index(after: close)...]
    }
    self = map
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
