import BadgeKit
import CurrencyLocale
import TextOutlines

extension Configuration {
  /// The currencies' own signs that are wanted and that fonts have.
  ///
  /// Fonts that can't be read have none here: drawing fails with the reason.
  func drawableSigns() -> Set<CurrencySign> {
    guard button.signs == .official,
      let typesetter = try? Typesetter(fonts: FontStack(names: fonts))
    else { return [] }
    return Set(CurrencySign.all.filter { $0.isDrawable(typesetter) })
  }
}
