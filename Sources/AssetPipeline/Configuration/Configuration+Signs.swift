import BadgeKit
import CurrencyLocale
import TextOutlines

extension Configuration {
  /// The currencies' own signs that are wanted and that fonts have.
  ///
  /// Empty if fonts can't be read: drawing then fails with the reason.
  func drawableSigns() -> Set<CurrencySign> {
    guard wantsSigns,
      let typesetter = try? Typesetter(fonts: fontStack)
    else { return [] }
    return Set(CurrencySign.all.filter { $0.isDrawable(typesetter) })
  }

  private var wantsSigns: Bool {
    button.signs == .official || targets.contains { $0.wantsSigns }
  }
}

extension TargetEntry {
  fileprivate var wantsSigns: Bool { buttons.contains { $0.style.signs == .official } }
}
