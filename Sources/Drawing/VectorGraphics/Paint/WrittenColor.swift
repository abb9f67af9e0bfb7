/// A colour as a text gives it. A system colour has its values only in a palette.
package enum WrittenColor: Hashable, Encodable, Sendable {
  case fixed(AdaptiveColor)
  case system(SystemColor)

  /// Reads a colour of CSS, hex digits without `#` or after `0x`, or a system name such as `systemBlue`.
  ///
  /// - Throws: ``ColorError`` for any other text.
  package init(_ text: String) throws(ColorError) {
    if let system = SystemColor(name: text) {
      self = .system(system)
    } else if let color = RGBAColor(css: text) ?? RGBAColor(hexString: "#" + text)
      ?? Self.hexNumber(text)
    {
      self = .fixed(AdaptiveColor(color))
    } else {
      throw ColorError(text)
    }
  }

  /// The colour of a number such as `0xFF8800`. Nil for eight digits: the opacity can be the first or the last
  /// two of them.
  private static func hexNumber(_ text: String) -> RGBAColor? {
    guard text.utf8.count == 8, text.lowercased().hasPrefix("0x") else { return nil }
    return RGBAColor(hexString: "#" + text.dropFirst(2))
  }

  /// The colour, with the values that a system colour has in the palette.
  package func color(in palette: SystemPalette) -> AdaptiveColor {
    switch self {
    case .fixed(let color): color
    case .system(let system): system.color(in: palette)
    }
  }
}
