/// A colour as a text gives it. A system colour has its values only in a palette.
package enum WrittenColor: Hashable, Encodable, Sendable {
  case fixed(AdaptiveColor)
  case system(SystemColor)

  /// Reads hex digits, with or without `#`, a CSS name or a system name such as `systemBlue`.
  ///
  /// - Throws: ``ColorError`` for any other text.
  package init(_ text: String) throws(ColorError) {
    if let system = SystemColor(name: text) {
      self = .system(system)
    } else if let color = RGBAColor(cssName: text) ?? RGBAColor(hexString: text)
      ?? RGBAColor(hexString: "#" + text)
    {
      self = .fixed(AdaptiveColor(color))
    } else {
      throw ColorError(text)
    }
  }

  /// The colour, with the values that a system colour has in the palette.
  package func color(in palette: SystemPalette) -> AdaptiveColor {
    switch self {
    case .fixed(let color): color
    case .system(let system): system.color(in: palette)
    }
  }
}
