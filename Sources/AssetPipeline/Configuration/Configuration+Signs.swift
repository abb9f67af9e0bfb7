import BadgeKit
import CurrencyLocale
import TextOutlines

extension Configuration {
  /// Whether each currency's own sign that is wanted has a font or a drawing.
  var canDrawSigns: Bool {
    guard button.signs == .official else { return true }
    let drawable = drawableSigns()
    return CurrencySign.all.allSatisfy {
      drawable.contains($0) || symbols[$0.currencyCode] != nil
    }
  }

  /// The currencies' own signs that are wanted and that fonts have.
  ///
  /// Fonts that can't be read have none here: drawing fails with the reason.
  func drawableSigns() -> Set<CurrencySign> {
    guard button.signs == .official,
      let typesetter = try? Typesetter(fonts: fontStack)
    else { return [] }
    return Set(CurrencySign.all.filter { $0.isDrawable(typesetter) })
  }
}
