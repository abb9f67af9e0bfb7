import BadgeKit
import CurrencyLocale
import TextOutlines

extension Configuration {
  /// Whether each currency's own sign that is wanted has a font or a drawing.
  var canDrawSigns: Bool {
    guard wantsSigns else { return true }
    let drawable = drawableSigns()
    return CurrencySign.all.allSatisfy {
      drawable.contains($0) || symbols[$0.currencyCode] != nil
    }
  }

  /// The currencies' own signs that are wanted and that fonts have.
  ///
  /// Fonts that can't be read have none here: drawing fails with the reason.
  func drawableSigns() -> Set<CurrencySign> {
    guard wantsSigns,
      let typesetter = try? Typesetter(fonts: FontStack(names: fonts))
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
