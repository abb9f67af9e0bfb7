/// Apple's system tints, each with its light, dark and increased-contrast colours in a ``SystemPalette``.
public enum SystemColor: String, CaseIterable, Hashable, Encodable, Sendable {
  /// `systemRed`.
  case red
  /// `systemOrange`.
  case orange
  /// `systemYellow`.
  case yellow
  /// `systemGreen`.
  case green
  /// `systemTeal`.
  case teal
  /// `systemMint`.
  case mint
  /// `systemCyan`.
  case cyan
  /// `systemBlue`.
  case blue
  /// `systemIndigo`.
  case indigo
  /// `systemPurple`.
  case purple
  /// `systemPink`.
  case pink
  /// `systemBrown`.
  case brown
  /// `systemGray`.
  case gray

  /// Apple's name of the colour, such as `systemBlue`, which the command line takes too.
  public var name: String { "system" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The tint with a name such as `systemBlue`, in any letter case; nil for an unknown name.
  public init?(name: String) {
    let wanted = name.lowercased()
    guard let color = Self.allCases.first(where: { $0.name.lowercased() == wanted }) else {
      return nil
    }
    self = color
  }

  /// The tint's colour in each appearance, in the standard palette.
  public var color: AdaptiveColor { color(in: .standard) }

  /// The tint's colour in each appearance, in a palette.
  ///
  /// Apple's colours of iOS 26 have no gray with increased contrast, so it is that of iOS 18.
  public func color(in palette: SystemPalette) -> AdaptiveColor {
    switch palette {
    case .ios26: ios26
    case .ios18: ios18
    }
  }

  private var ios26: AdaptiveColor {
    switch self {
    case .red: AdaptiveColor(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case .orange: AdaptiveColor(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case .yellow: AdaptiveColor(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case .green: AdaptiveColor(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case .teal: AdaptiveColor(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case .mint: AdaptiveColor(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case .cyan: AdaptiveColor(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case .blue: AdaptiveColor(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case .indigo: AdaptiveColor(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case .purple: AdaptiveColor(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case .pink: AdaptiveColor(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case .brown: AdaptiveColor(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    case .gray: AdaptiveColor(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    }
  }

  private var ios18: AdaptiveColor {
    switch self {
    case .red: AdaptiveColor(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: AdaptiveColor(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: AdaptiveColor(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: AdaptiveColor(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .teal: AdaptiveColor(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .mint: AdaptiveColor(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
    case .cyan: AdaptiveColor(0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF)
    case .blue: AdaptiveColor(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: AdaptiveColor(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: AdaptiveColor(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: AdaptiveColor(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: AdaptiveColor(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: AdaptiveColor(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    }
  }
}

extension AdaptiveColor {
  fileprivate init(_ light: UInt32, _ dark: UInt32, _ lightHigh: UInt32, _ darkHigh: UInt32) {
    self.init(
      light: RGBAColor(hex: light), dark: RGBAColor(hex: dark),
      lightIncreasedContrast: RGBAColor(hex: lightHigh),
      darkIncreasedContrast: RGBAColor(hex: darkHigh))
  }
}
