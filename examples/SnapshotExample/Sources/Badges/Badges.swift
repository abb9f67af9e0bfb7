public import Mintmark

/// The two buttons of an app.
public enum Badges {
  /// Adds money in the currency of a locale.
  public static func deposit(locale: String) throws -> VectorScene {
    try CurrencyButton(locale: locale, style: style(.plus, SystemColor.green)).scene()
  }

  /// Takes money out.
  public static func withdrawal(locale: String) throws -> VectorScene {
    try CurrencyButton(locale: locale, style: style(.minus, SystemColor.red)).scene()
  }

  private static func style(_ mark: BadgeMark, _ tint: SystemColor) -> CurrencyButtonStyle {
    CurrencyButtonStyle(mark: mark, tint: tint.color)
  }
}
