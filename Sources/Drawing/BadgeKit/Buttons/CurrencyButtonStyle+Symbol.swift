import BadgeGeometry

extension CurrencyButtonStyle {
  /// The names of the changed options that have no effect in a custom SF Symbol, in the order of
  /// ``StyleOption/all``.
  ///
  /// Size and tint are not in the list, because a symbol always has the size and the colour of the text around
  /// it. The gap is in the list only for a button with a badge, because a symbol without a badge has the gap
  /// too.
  package var optionsNotInSymbols: [String] {
    let standard = CurrencyButtonStyle()
    let base = CurrencyButtonStyle(preset: preset ?? .seed)
    let own = Self.optionsNotInSymbols.filter { $0.value(self) != $0.value(base) }
      .map(\.option.name)
    // A preset is named instead of all the options that it sets.
    let isPresetIgnored = Self.optionsNotInSymbols.contains {
      $0.value(base) != $0.value(standard) && $0.value(self) == $0.value(base)
    }
    return (isPresetIgnored ? [StyleOption.preset.name] : []) + own
  }

  private struct ComparedOption: Sendable {
    let option: StyleOption
    /// The value to compare with that of the default style.
    let value: @Sendable (CurrencyButtonStyle) -> AnyHashable
  }

  private static let optionsNotInSymbols = [
    ComparedOption(option: .clearance) { $0.proportions.clearance },
    ComparedOption(option: .ringWidth) { $0.balancesRing ? nil : $0.proportions.ringThickness },
    ComparedOption(option: .ringSize) { $0.proportions.ringDiameter },
    ComparedOption(option: .gap) { $0.mark == nil ? RingGap?.none : $0.gap },
    ComparedOption(option: .moat) { $0.proportions.moat },
    ComparedOption(option: .badgeSize) { $0.proportions.badgeDiameter },
    ComparedOption(option: .badgeOverhang) { $0.proportions.badgeOverhang },
    ComparedOption(option: .markLength) { $0.proportions.markLength },
    ComparedOption(option: .markThickness) { $0.proportions.markThickness },
    ComparedOption(option: .padding) { $0.proportions.padding },
    ComparedOption(option: .background) { $0.background },
    ComparedOption(option: .label) { $0.label },
  ]
}
