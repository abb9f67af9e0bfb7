import ArgumentParser
import BadgeKit
import CurrencyLocale

/// The arguments and options for the symbol of a button.
struct SymbolOptions: ParsableArguments {
  @Argument(
    help: "A locale, such as fr_CH, zh-Hans-CN or en-US-u-cu-eur.", completion: Completions.locales)
  var locale: String?

  @Option(
    help: ArgumentHelp("The currency instead of the locale's own.", valueName: "code"),
    completion: Completions.currencies)
  var currency: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A text instead of a currency's symbol.", valueName: "string"))
  var text: String?

  @OptionGroup(visibility: .rare) var day: DayOptions

  /// The length limit of a symbol's text, in characters.
  static let longestText = 64

  func validate() throws {
    if text != nil, currency != nil {
      throw ValidationError("--text and --currency exclude each other: give one of them")
    }
  }

  /// Checks that there is a symbol. Call it from `run()`: in `validate()` its error would hide that of an unknown
  /// option.
  func checkNotEmpty() throws {
    if locale == nil, text == nil, currency == nil {
      throw ValidationError(
        "nothing to draw: give a locale such as en_US, --currency CODE or --text STRING")
    }
  }

  /// Makes the button that the options describe. Prints a warning if the locale's region is obsolete.
  ///
  /// - Throws: an error for an unknown locale or currency, and for a text that is invisible or too long.
  func button(style: CurrencyButtonStyle) throws -> CurrencyButton {
    let rules = try day.rules()
    guard let identifier = locale else {
      if let text { return try textButton(text, style: style) }
      return CurrencyButton(
        try CurrencyLocale(currency: currency ?? "", rules: rules), style: style)
    }
    let locale: CurrencyLocale
    do {
      locale = try CurrencyLocale(identifier, currency: currency, rules: rules)
    } catch let error {
      if case .unknownLocale = error, currency == nil, text == nil,
        let code = try LocaleAnswer.currencyInPlace(ofLocale: identifier)
      {
        return CurrencyButton(try CurrencyLocale(currency: code, rules: rules), style: style)
      }
      guard case .noCurrency = error, let text else { throw error }
      return try textButton(text, style: style)
    }
    LocaleSelection.warn(of: locale, identifier)
    var button = CurrencyButton(locale, style: style)
    if let text {
      button.symbol = .text(try Self.visible(text))
      button.setTitle(text, in: locale)
    }
    return button
  }

  private func textButton(_ text: String, style: CurrencyButtonStyle) throws -> CurrencyButton {
    let symbol = try Self.visible(text)
    var button = CurrencyButton(.text(symbol), style: style, title: symbol)
    button.setTitle(symbol)
    return button
  }

  /// The text without invisible characters at its ends.
  ///
  /// - Throws: `CommandError` for a text that can't be drawn, has nothing visible or is too long.
  private static func visible(_ text: String) throws -> String {
    try DataOption.value(text, "--text") { try VisibleText.validate($0) }
    let visible = VisibleText.trimmed(text)
    guard visible.count <= longestText else {
      throw CommandError.data(
        "the text of --text has \(visible.count) characters: give at most \(longestText)")
    }
    return visible
  }
}
