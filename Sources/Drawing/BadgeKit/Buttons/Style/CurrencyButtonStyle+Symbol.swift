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
    var changed: [String] = []
    var isPresetIgnored = false
    for option in StyleOption.all {
      guard let value = option.valueWithoutEffectInSymbols else { continue }
      if value(self) != value(base) {
        changed.append(option.name)
      } else if value(base) != value(standard) {
        isPresetIgnored = true
      }
    }
    // A preset is named instead of all the options that it sets.
    return (isPresetIgnored ? [StyleOption.preset.name] : []) + changed
  }
}
