/// The colours of the roles, and the appearance for which paints are converted to colours.
public struct Palette: Hashable, Sendable {
  /// The appearance in which adaptive colours are resolved.
  public var appearance: Appearance
  private let tint: AdaptiveColor
  /// The colours of other roles than `tint`.
  private let overrides: [ColorRole: AdaptiveColor]

  /// The palette of an appearance.
  ///
  /// - Parameters:
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - tint: the colour of the role `tint`.
  ///   - overrides: colours of other roles. A role that is missing has Apple's system colour; an entry
  ///     for `tint` is ignored.
  public init(
    _ appearance: Appearance = .light, tint: AdaptiveColor = SystemColor.blue.color,
    overriding overrides: [ColorRole: AdaptiveColor] = [:]
  ) {
    self.appearance = appearance
    self.tint = tint
    self.overrides = overrides.filter { $0.key != .tint }
  }

  /// The colour of a role, or a fixed colour, in the palette's appearance.
  public func color(_ color: PaintColor) -> RGBAColor {
    switch color {
    case .role(.tint): tint.color(in: appearance)
    case .role(let role): (overrides[role] ?? Self.standard(role)).color(in: appearance)
    case .color(let color): color.color(in: appearance)
    }
  }

  /// The colour of a gradient stop, lightened, in the palette's appearance.
  public func color(_ stop: LinearGradientPaint.Stop) -> RGBAColor {
    color(stop.color).lightened(by: stop.lightening)
  }

  /// The default colours: those of UIKit (`label`, `secondaryLabel`, `separator`, `systemBackground`), and
  /// white on the tint.
  private static func standard(_ role: ColorRole) -> AdaptiveColor {
    switch role {
    case .tint: SystemColor.blue.color
    case .onTint: AdaptiveColor(.white)
    case .label: AdaptiveColor(light: .black, dark: .white)
    case .secondaryLabel:
      AdaptiveColor(
        light: RGBAColor(hex: 0x3C3C43, alpha: 153), dark: RGBAColor(hex: 0xEBEBF5, alpha: 153),
        lightIncreasedContrast: RGBAColor(hex: 0x3C3C43, alpha: 204),
        darkIncreasedContrast: RGBAColor(hex: 0xEBEBF5, alpha: 204))
    case .separator:
      AdaptiveColor(
        light: RGBAColor(hex: 0x3C3C43, alpha: 74), dark: RGBAColor(hex: 0x545458, alpha: 153),
        lightIncreasedContrast: RGBAColor(hex: 0x3C3C43, alpha: 140),
        darkIncreasedContrast: RGBAColor(hex: 0xEBEBF5, alpha: 140))
    case .background: AdaptiveColor(light: .white, dark: .black)
    }
  }
}
