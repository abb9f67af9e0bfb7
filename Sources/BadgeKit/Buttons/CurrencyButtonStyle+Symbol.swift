import BadgeGeometry

extension CurrencyButtonStyle {
  /// The names of the options that differ from their default and that a custom SF Symbol can't
  /// follow, in the order of ``StyleOption/all``.
  ///
  /// Size and tint are not among them: everyone expects those of a symbol to be the text's. Nor is
  /// the gap without a badge, which a symbol has too.
  package var optionsNotInSymbols: [String] {
    let standard = CurrencyButtonStyle()
    return Self.optionsNotInSymbols
      .filter { $0.value(self) != $0.value(standard) }.map(\.option.name)
  }

  private struct Comparison: Sendable {
    let option: StyleOption
    let value: @Sendable (CurrencyButtonStyle) -> AnyHashable

    init<Value: Hashable>(
      _ option: StyleOption, _ value: @escaping @Sendable (CurrencyButtonStyle) -> Value
    ) {
      self.option = option
      self.value = { AnyHashable(value($0)) }
    }
  }

  private static let optionsNotInSymbols = [
    // Steps and optical sizes hold for one drawing, which is what a symbol is fitted by.
    Comparison(.fit) { $0.fit == .uniform },
    Comparison(.symbolScale, \.proportions.symbolSteps),
    Comparison(.smallestSymbol, \.proportions.smallestSymbol),
    Comparison(.largestCapHeight, \.proportions.largestCapHeight),
    Comparison(.clearance, \.proportions.clearance),
    Comparison(.weight, \.balancesWeight),
    Comparison(.ringWidth) { $0.balancesRing ? nil : $0.proportions.ringThickness },
    Comparison(.gap) { $0.mark == nil ? nil : $0.gap },
    Comparison(.moat, \.proportions.moat),
    Comparison(.badgeSize, \.proportions.badgeDiameter),
    Comparison(.padding, \.proportions.padding),
    Comparison(.background, \.background),
    Comparison(.label, \.label),
  ]
}
