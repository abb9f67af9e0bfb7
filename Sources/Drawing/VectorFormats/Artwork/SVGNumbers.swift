internal import VectorGraphics

/// The numbers and lengths of SVG attributes.
enum SVGNumbers {
  /// A list of numbers with white space or commas between them, as in `points` and `viewBox`. Returns nil
  /// if the text holds anything else, or a number that is not finite.
  ///
  /// A sign begins a new number, as in `1-2`, and so does a second point, as in `.5.5`.
  static func list(_ text: some StringProtocol) -> [Double]? {
    let bytes = Array(text.utf8)
    var numbers: [Double] = []
    var position = 0
    var mayBeComma = false
    while true {
      while position < bytes.count, isSpace(bytes[position]) { position += 1 }
      guard position < bytes.count else { break }
      if bytes[position] == UInt8(ascii: ",") {
        guard mayBeComma else { return nil }
        mayBeComma = false
        position += 1
        continue
      }
      guard let end = bytes.svgNumberEnd(from: position),
        let number = Double(String(decoding: bytes[position..<end], as: UTF8.self)),
        number.isFinite
      else { return nil }
      numbers.append(number)
      position = end
      mayBeComma = true
    }
    // After a comma, another number has to follow.
    return mayBeComma || numbers.isEmpty ? numbers : nil
  }

  /// Converts a length or a percentage to user units; returns nil for any other text.
  ///
  /// - Parameters:
  ///   - base: the length that `100%` stands for.
  ///   - em: the size of the font in user units, for `em` and `rem`; nil where they are no lengths.
  static func length(_ text: some StringProtocol, base: Double, em: Double? = nil) -> Double? {
    let bytes = Array(text.utf8.drop(while: isSpace))
    guard let end = bytes.svgNumberEnd(from: 0),
      let number = Double(String(decoding: bytes[..<end], as: UTF8.self)), number.isFinite
    else { return nil }
    var unit = bytes[end...]
    while let last = unit.last, isSpace(last) { unit.removeLast() }
    if unit.elementsEqual("%".utf8) { return number / 100 * base }
    let name = String(decoding: unit, as: UTF8.self).lowercased()
    if let em, name == "em" || name == "rem" { return number * em }
    return units[name].map { number * $0 }
  }

  /// A length in `em` as a number of user units; any other text as it is.
  static func withoutEm(_ text: String, _ fontSize: Double?) -> String {
    guard let fontSize, text.lowercased().hasSuffix("em"), !text.lowercased().hasSuffix("rem"),
      let length = length(text, base: 0, em: fontSize)
    else { return text }
    return "\(length)"
  }

  /// Whether a text has a length that depends on a font or a page, such as `2em`.
  static func dependsOnPage(_ text: some StringProtocol) -> Bool {
    String(text).lowercased().contains(
      /[0-9.](r?(em|ex|ch|cap|ic|lh)|[sld]?v(w|h|i|b|min|max)|cq(w|h|i|b|min|max))\b/)
  }

  /// A number or a percentage, such as an opacity, limited to 0 to 1; nil for any other text.
  static func fraction(_ text: some StringProtocol) -> Double? {
    guard let value = length(text, base: 1), text.last?.isLetter != true else { return nil }
    return min(max(value, 0), 1)
  }

  /// The number of user units in each CSS unit that doesn't depend on a font.
  private static let units = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6,
  ]

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }
}
