internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

/// A symbol's outline at 1 em, with the measures that the fit needs.
struct ShapedSymbol {
  var outline: VectorPath
  /// The point that belongs in the middle; nil for the centre of the ink.
  let center: Point?
  let text: String
  let characterCount: Int
  let capHeight: Double
  /// Whether the symbol is as high as Latin letters: letters or signs of the first font, or artwork.
  let isLatin: Bool

  /// - Parameters:
  ///   - symbol: a symbol that has been resolved.
  ///   - centering: the part of a text that belongs in the middle.
  ///   - line: lays a text out.
  init(
    _ symbol: BadgeSymbol, _ centering: SymbolFit.Centering,
    line: (String) throws(TextError) -> TextLine
  ) throws(DrawingError) {
    switch symbol {
    case .text(let text), .sign(_, letters: let text):
      let line = try mapError(DrawingError.text) { () throws(TextError) in try line(text) }
      isLatin = line.usesFirstFace && text.unicodeScalars.contains(where: \.isLikeLatin)
      outline = line.outline
      center =
        centering == .capHeight && isLatin
        ? line.inkBounds.map { Point(x: $0.midX, y: -line.capHeight / 2) } : nil
      self.text = text
      characterCount = text.count
      capHeight = line.capHeight
    case .artwork(let path, let frame):
      guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0,
        let height = (frame ?? bounds).positiveHeight
      else { throw .emptySymbol }
      // As tall as a capital letter at 1 em, so that the rules for text apply to it.
      let capHeight = 0.7
      let scale = Affine.scale(capHeight / height)
      outline = path.transformed(by: scale)
      center = frame.map { scale * $0.center }
      text = ""
      characterCount = 1
      self.capHeight = capHeight
      isLatin = true
    }
    guard ButtonGeometry.canFit(outline) else {
      throw .symbolTooComplex(
        "its outline is too long or has too many points (more than 600000 pieces): simplify it in "
          + "your design tool")
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a Latin, Greek or Cyrillic letter, or a currency's sign: unlike the points of an
  /// Arabic symbol, which may come from the same font.
  fileprivate var isLikeLatin: Bool {
    properties.isAlphabetic && value < 0x530 || properties.generalCategory == .currencySymbol
  }
}

extension Rect {
  /// The height where it is above 0 and finite; nil otherwise.
  var positiveHeight: Double? { height > 0 && height.isFinite ? height : nil }
}
