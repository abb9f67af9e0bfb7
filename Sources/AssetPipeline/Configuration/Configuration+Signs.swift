import BadgeKit
import CurrencyLocale
import TextOutlines

extension Configuration {
  /// The new currency signs (``CurrencySign``) that the fonts have; empty if no button asks for such signs.
  ///
  /// It is also empty if the fonts can't be read. Drawing then fails and reports the reason.
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
