/// A colour that depends on the appearance it is seen in.
public struct AdaptiveColor: Hashable, Sendable, Codable {
  public var light: RGBAColor
  public var dark: RGBAColor
  public var lightIncreasedContrast: RGBAColor
  public var darkIncreasedContrast: RGBAColor

  public init(
    light: RGBAColor, dark: RGBAColor, lightIncreasedContrast: RGBAColor? = nil,
    darkIncreasedContrast: RGBAColor? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightIncreasedContrast = lightIncreasedContrast ?? light
    self.darkIncreasedContrast = darkIncreasedContrast ?? dark
  }

  /// A colour that is the same in every appearance.
  public init(_ color: RGBAColor) { self.init(light: color, dark: color) }

  /// The colour written as hex digits, a CSS name or a system name such as `systemBlue`.
  ///
  /// - Throws: ``ColorError`` for any other text.
  public init(_ text: String) throws(ColorError) {
    if let system = SystemColor(name: text) {
      self = system.color
    } else if let color = RGBAColor(hexString: text) ?? RGBAColor(cssName: text) {
      self.init(color)
    } else {
      throw ColorError(text)
    }
  }

  public func color(in appearance: Appearance) -> RGBAColor {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreasedContrast
    case (.dark, .increased): darkIncreasedContrast
    }
  }
}

/// The conditions a picture is seen in.
public struct Appearance: Hashable, Sendable {
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
  }

  public enum Contrast: String, CaseIterable, Hashable, Sendable {
    case standard, increased
  }

  public var scheme: Scheme
  public var contrast: Contrast

  public init(_ scheme: Scheme = .light, contrast: Contrast = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  public static let light = Appearance(.light)
  public static let dark = Appearance(.dark)
}
