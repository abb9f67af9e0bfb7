import BadgeGeometry

extension CurrencyButtonStyle {
  /// The names of the changed options that have no effect in a custom SF Symbol, in the order of
  /// ``StyleOption/all``.
  ///
  /// Size and tint are left out, as a symbol always has those of the text. So is the gap of a button
  /// without a badge, which a symbol has too.
  package var optionsNotInSymbols: [String] {
    let standard = CurrencyButtonStyle()
    return Self.optionsNotInSymbols
      .filter { $0.value(self) != $0.value(standard) }.map(\.option.name)
  }

  private struct Comparison: Sendable {
    let option: StyleOption
    /// The value that is compared with that of the default style.
    let value: @Sendable (CurrencyButtonStyle) -> AnyHashable
  }

  private static let optionsNotInSymbols = [
    // A symbol follows the stepped and the optical rule, as these need no other button.
    Comparison(option: .fit) { $0.fit == .uniform },
    Comparison(option: .symbolScale) { $0.proportions.symbolSteps },
    Comparison(option: .smallestSymbol) { $0.proportions.smallestSymbol },
    Comparison(option: .largestCapHeight) { $0.proportions.largestCapHeight },
    Comparison(option: .clearance) { $0.proportions.clearance },
    Comparison(option: .weight) { $0.balancesWeight },
    Comparison(option: .ringWidth) { $0.balancesRing ? nil : $0.proportions.ringThickness },
    Comparison(option: .gap) { $0.mark == nil ? RingGap?.none : $0.gap },
    Comparison(option: .moat) { $0.proportions.moat },
    Comparison(option: .badgeSize) { $0.proportions.badgeDiameter },
    Comparison(option: .padding) { $0.proportions.padding },
    Comparison(option: .background) { $0.background },
    Comparison(option: .label) { $0.label },
  ]
}
