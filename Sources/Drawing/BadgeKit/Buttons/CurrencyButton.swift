public import BadgeGeometry
public import CurrencyLocale

/// A currency badge button: a ring with a gap, a badge in the gap, a symbol in the middle.
///
/// The initializer takes symbol, direction and title from the locale.
public struct CurrencyButton: Hashable, Sendable {
  /// The text or drawing in the middle. Setting a different one sets ``narrowSymbol`` and ``currencyCode`` to
  /// nil.
  public var symbol: BadgeSymbol {
    didSet {
      guard symbol != oldValue else { return }
      narrowSymbol = nil
      currencyCode = nil
    }
  }
  /// The currency's narrow symbol, such as `$` for `US$`; nil if ``symbol`` is the narrow one already.
  ///
  /// A drawing of few pixels can show it, if the symbol is not legible at any size.
  public var narrowSymbol: BadgeSymbol?
  /// The currency's code (ISO 4217); nil for a symbol that belongs to no single currency.
  ///
  /// A drawing of few pixels can show it, if the symbol is not legible at any size.
  public var currencyCode: String?
  /// The looks: measures, colours, weight, label.
  public var style: CurrencyButtonStyle
  /// The language of symbol and label as a BCP 47 tag, for text shaping; nil if it is unknown.
  public var language: String?
  /// The layout direction of the locale; ``LayoutContext/direction`` overrides it.
  public var localeDirection: WritingDirection
  /// The accessible name, for screen readers.
  public var title: String
  /// The title's language as a BCP 47 tag, for screen readers; nil if it is unknown.
  public var titleLanguage: String?

  /// A button with the given text or drawing.
  ///
  /// - Parameters:
  ///   - symbol: the text or drawing in the middle.
  ///   - style: the looks.
  ///   - language: the language of symbol and label as a BCP 47 tag; nil if it is unknown.
  ///   - localeDirection: the layout direction, unless a context has one.
  ///   - title: the accessible name, for screen readers.
  ///   - titleLanguage: the title's language as a BCP 47 tag; nil if it is unknown.
  public init(
    _ symbol: BadgeSymbol, style: CurrencyButtonStyle = CurrencyButtonStyle(),
    language: String? = nil,
    localeDirection: WritingDirection = .leftToRight, title: String, titleLanguage: String? = nil
  ) {
    self.symbol = symbol
    self.style = style
    self.language = language
    self.localeDirection = localeDirection
    self.title = title
    self.titleLanguage = titleLanguage
  }

  /// The button of a locale's currency.
  ///
  /// - Parameters:
  ///   - identifier: the locale's identifier, with underscores or hyphens, such as `fr_CH`.
  ///   - rules: the day and the configuration that decide the currency.
  ///   - style: the looks.
  /// - Throws: ``/CurrencyLocale/CurrencyLocaleError`` for an unknown locale or one without a
  ///   currency.
  public init(
    locale identifier: String, rules: CurrencyRules = CurrencyRules(),
    style: CurrencyButtonStyle = CurrencyButtonStyle()
  ) throws(CurrencyLocaleError) {
    self.init(try CurrencyLocale(identifier, rules: rules), style: style)
  }

  /// The button of a locale's currency.
  public init(_ locale: CurrencyLocale, style: CurrencyButtonStyle = CurrencyButtonStyle()) {
    let title = ButtonTitle(locale, style: style)
    self.init(
      BadgeSymbol(locale, form: style.symbolForm, signs: style.signs), style: style,
      language: locale.identifier, localeDirection: locale.layoutDirection, title: title.text,
      titleLanguage: title.language)
    narrowSymbol = .narrow(of: locale, besides: symbol)
    currencyCode = symbol.isArtwork ? nil : locale.currencyCode
  }

  /// Sets the accessible name to a text instead of a currency's name.
  ///
  /// If the style has a label, the name is the label. Otherwise it is the text. If the style names an action,
  /// the word for it precedes the text, in the language of the locale or, without a locale, in English.
  package mutating func setTitle(_ text: String, in locale: CurrencyLocale? = nil) {
    title = style.label ?? text
    titleLanguage = nil
    guard style.label == nil, style.action != nil,
      let locale = locale ?? (try? CurrencyLocale(currency: CurrencyLocale.noCurrencyCode))
    else { return }
    let named = ButtonTitle(locale, style: style, currencyName: text)
    title = named.text
    titleLanguage = named.language
  }

  /// The positions of the button's parts, in points, at the content size `large` and not fitted to pixels.
  ///
  /// If the ring's thickness follows the symbol's stems, this geometry has the style's `ringThickness`
  /// instead, because measuring the stems needs fonts.
  ///
  /// - Throws: ``/BadgeGeometry/GeometryError`` for a size or a proportion that is not valid.
  public func geometry() throws(GeometryError) -> ButtonGeometry {
    try resolved().geometry()
  }
}
