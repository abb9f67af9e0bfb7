internal import BadgeGeometry
internal import CurrencyLocale
internal import TextOutlines
internal import VectorGraphics

/// A symbol's outline at 1 em, with the measures for fitting it into the ring.
struct ShapedSymbol {
  var outline: VectorPath
  /// The point that is centred in the ring; nil for the centre of the ink.
  var center: Point?
  let text: String
  /// The number of visible characters; 1 for artwork.
  let characterCount: Int
  /// The number of characters by which symbols share a size.
  ///
  /// A full stop counts as a quarter of a character. In scripts with letters narrower than capitals, such as joined
  /// Arabic ones, letters count as the capitals that are as wide.
  var characters: Double {
    let stops = text.count { $0 == "." }
    var letters = Double(max(1, characterCount - stops))
    if !isLatin, let bounds = outline.bounds, capHeight > 0 {
      let capitals = bounds.width / (capHeight * ButtonGeometry.characterWidth)
      letters = min(letters, max(1, capitals.rounded(.up)))
    }
    return letters + Double(stops) / 4
  }
  /// The height by which symbols share a size, in em: that of a capital letter of the first font, or less for a single
  /// sign that is lower.
  let capHeight: Double
  /// Whether the symbol is as tall as Latin letters. This is true for artwork, and for a text that the first
  /// font draws and that has Latin, Greek or Cyrillic letters or currency signs.
  let isLatin: Bool
  /// Whether it has Arabic letters.
  let isArabic: Bool

  /// - Parameters:
  ///   - symbol: the symbol.
  ///   - weight: the weight of its strokes.
  ///   - lineIn: lays out a text in a weight.
  init(
    _ symbol: BadgeSymbol, weight: FontWeight,
    line lineIn: (String, FontWeight) throws(TextError) -> TextLine
  ) throws(DrawingError) {
    func lineOf(_ text: String) throws(TextError) -> TextLine { try lineIn(text, weight) }
    switch symbol {
    case .text(let text):
      let line = try mapError(DrawingError.text) { () throws(TextError) in try lineOf(text) }
      let isLatin = line.usesMetricsFace && text.unicodeScalars.contains(where: \.isLikeLatin)
      self.isLatin = isLatin
      isArabic = line.runs.contains { $0.script == "Arab" }
      outline = line.outline
      let growth = try mapError(DrawingError.text) { () throws(TextError) in
        try Self.growth(of: text) { text throws(TextError) in
          try lineIn(text, CurrencyButtonStyle.standardWeight)
        }
      }
      let capHeight = line.capHeight / growth
      center = try mapError(DrawingError.text) { () throws(TextError) in
        try text.center(in: line, capHeight: capHeight, isLatin: isLatin, lineOf: lineOf)
      }
      self.text = text
      characterCount = text.count
      self.capHeight = capHeight
      tieFullStops()
    case .artwork(let path, let frame):
      guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0,
        let height = (frame ?? bounds).positiveHeight
      else { throw .emptySymbol }
      // Scale the frame to the height of a capital letter at 1 em, so that the rules for text apply.
      let capHeight = ButtonProportions.capHeightOfInter
      let scale = Affine.scale(capHeight / height)
      outline = path.transformed(by: scale)
      center = frame.map { scale * $0.center }
      text = ""
      characterCount = 1
      self.capHeight = capHeight
      isLatin = true
      isArabic = false
    }
    // A line has bounds, but fills nothing.
    guard outline.bounds == nil || outline.fills(moreThan: 1e-6 * capHeight * capHeight) else {
      throw .emptySymbol
    }
    guard ButtonGeometry.isSimpleEnough(outline) else {
      throw .symbolTooComplex(
        "its outline is too long or has too many points (more than 600000 pieces): simplify it in "
          + "your design tool")
    }
  }

  /// By how much a single sign that is lower than a capital letter becomes larger, at most. Below 1.2, ₼ fails to have nine
  /// tenths of its height.
  private static let greatestGrowth = 1.2

  /// By how much a single sign that is lower than a capital letter becomes larger: until it is as high as one, or its box
  /// has the area of the space for a character. It is the same in all weights, so that a heavier one is no smaller.
  private static func growth(
    of text: String, plainLine: (String) throws(TextError) -> TextLine
  ) throws(TextError) -> Double {
    guard text.count(where: { $0 != "." }) == 1 else { return 1 }
    let line = try plainLine(text)
    guard let ink = line.inkBounds, ink.height > 0 else { return 1 }
    let capital = line.capHeight
    let space = ButtonGeometry.characterWidth * capital * capital / (ink.width * ink.height)
    return max(1, min(greatestGrowth, capital / ink.height, space.squareRoot()))
  }
}

extension String {
  /// The point of a text that is centred in the ring, in em. So the texts of a script share a baseline.
  ///
  /// Horizontally, it is the middle of the ink without full stops at the end. Vertically, it is at half the
  /// height of a capital letter, or of a plain letter of the script. Nil for a script without a known letter: then
  /// it is the middle of the ink.
  fileprivate func center(
    in line: TextLine, capHeight: Double, isLatin: Bool,
    lineOf: (String) throws(TextError) -> TextLine
  ) throws(TextError) -> Point? {
    guard let ink = line.inkBounds else { return nil }
    var scalars = unicodeScalars
    while scalars.last?.isTrailing == true { scalars.removeLast() }
    let trimmed = String(scalars)
    var middle = ink.midX
    if trimmed != self, !trimmed.isEmpty {
      let letters = try lineOf(trimmed)
      // The line of a right-to-left text ends on its left.
      let shift = line.direction == .rightToLeft ? line.advance - letters.advance : 0
      if let bounds = letters.inkBounds { middle = bounds.midX + shift }
    }
    if isLatin { return Point(x: middle, y: -capHeight / 2) }
    guard let script = line.runs.map(\.script).first(where: { $0 != "Zyyy" && $0 != "Zinh" }),
      let letter = Self.plainLetters[script], let box = try lineOf(letter).inkBounds
    else { return nil }
    return Point(x: middle, y: box.midY)
  }

  /// A letter without marks, ascenders and descenders of the scripts of currency symbols, by ISO 15924 code.
  private static let plainLetters = [
    "Adlm": "𞤁", "Arab": "د", "Beng": "ট", "Deva": "र", "Ethi": "በ", "Khmr": "ក", "Mymr": "က",
    "Nkoo": "ߕ", "Sinh": "ර", "Thaa": "ރ",
  ]
}

extension Unicode.Scalar {
  /// Whether this is a full stop or invisible.
  var isTrailing: Bool {
    self == "." || properties.isDefaultIgnorableCodePoint || properties.isWhitespace
  }

  /// Whether this is a Latin, Greek or Cyrillic letter below U+0530, or a currency sign. The same font can
  /// also have other characters, such as the full stops in an Arabic symbol.
  fileprivate var isLikeLatin: Bool {
    properties.isAlphabetic && value < 0x530 || isCurrencySign
  }
}

extension Rect {
  /// The height if it is above 0 and finite; otherwise nil.
  var positiveHeight: Double? { height > 0 && height.isFinite ? height : nil }
}
