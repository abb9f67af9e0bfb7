/// A colour that depends on the appearance: light or dark, standard or increased contrast.
public struct AdaptiveColor: Hashable, Sendable, Codable {
  /// The colour in the light scheme with standard contrast.
  public var light: RGBAColor
  /// The colour in the dark scheme with standard contrast.
  public var dark: RGBAColor
  /// The colour in the light scheme with increased contrast.
  public var lightIncreasedContrast: RGBAColor
  /// The colour in the dark scheme with increased contrast.
  public var darkIncreasedContrast: RGBAColor

  /// A colour for each appearance.
  ///
  /// - Parameters:
  ///   - light: the colour in the light scheme.
  ///   - dark: the colour in the dark scheme.
  ///   - lightIncreasedContrast: the colour in the light scheme with increased contrast; nil for `light`.
  ///   - darkIncreasedContrast: the colour in the dark scheme with increased contrast; nil for `dark`.
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

  /// Reads a colour that is written as hex digits, a CSS name or a system name such as `systemBlue`.
  ///
  /// - Parameters:
  ///   - text: the colour's text.
  ///   - palette: the palette with the values of system names.
  /// - Throws: ``ColorError`` for any other text.
  public init(_ text: String, palette: SystemPalette = .standard) throws(ColorError) {
    self = try WrittenColor(text).color(in: palette)
  }

  /// The colour in an appearance.
  public func color(in appearance: Appearance) -> RGBAColor {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreasedContrast
    case (.dark, .increased): darkIncreasedContrast
    }
  }
}

/// The system settings that adaptive colours depend on: colour scheme and contrast.
public struct Appearance: Hashable, Encodable, Sendable {
  /// The colour scheme.
  public enum Scheme: String, CaseIterable, Hashable, Encodable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The contrast setting.
  public enum Contrast: String, CaseIterable, Hashable, Encodable, Sendable {
    /// The default contrast.
    case standard
    /// The contrast with iOS's setting Increase Contrast.
    case increased
  }

  /// The colour scheme.
  public var scheme: Scheme
  /// The contrast setting.
  public var contrast: Contrast

  /// The appearance with the given scheme and contrast.
  public init(_ scheme: Scheme = .light, contrast: Contrast = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// The light scheme with standard contrast.
  public static let light = Appearance(.light)
  /// The dark scheme with standard contrast.
  public static let dark = Appearance(.dark)
}

extension Appearance: RawRepresentable, CaseIterable {
  /// All appearances, the most common first.
  public static let allCases = [
    light, dark, Appearance(.light, contrast: .increased), Appearance(.dark, contrast: .increased),
  ]

  /// The name in options, configurations and file names: `light`, `dark`, `light-increased` or `dark-increased`.
  public var rawValue: String { scheme.rawValue + (contrast == .increased ? "-increased" : "") }

  /// The appearance with the given name; nil if there is none.
  public init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }
}
