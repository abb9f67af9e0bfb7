public import BadgeGeometry
public import CurrencyLocale
public import VectorGraphics

/// A currency badge button: a ring with a gap, a badge in the gap, a symbol in the middle.
///
/// Symbol, direction and title are resolved from the locale when the button is made, not when it is
/// drawn; the narrow symbol when it is asked for.
public struct CurrencyButton: Hashable, Sendable {
  /// The text or drawing in the middle; another one has no narrow symbol unless that is set too.
  public var symbol: BadgeSymbol {
    didSet { if symbol != oldValue { narrowSymbol = nil } }
  }
  /// The currency's narrow symbol, such as `$` for `US$`; nil where it is the symbol itself.
  ///
  /// A small drawing may show it instead.
  public var narrowSymbol: BadgeSymbol? {
    get {
      switch narrow {
      case .symbol(let symbol): symbol
      case .locale(let locale): BadgeSymbol.narrow(of: locale, besides: symbol)
      }
    }
    set { narrow = .symbol(newValue) }
  }
  private var narrow = NarrowSymbol.symbol(nil)
  /// The greatest size of the symbol's em, as a fraction of the live area; nil where the rule of the
  /// style alone decides. ``uniform(_:in:)`` sets it.
  public var largestSymbol: Double?
  /// The looks: measures, colours, weight, label.
  public var style: CurrencyButtonStyle
  /// The language of symbol and label as a BCP 47 tag, for shaping; nil where it is unknown.
  public var language: String?
  /// The layout direction of the locale; the style may override it.
  public var localeDirection: WritingDirection
  /// The accessible name, for screen readers.
  public var title: String
  /// The title's language as a BCP 47 tag, in which it is read aloud; nil where it is unknown.
  public var titleLanguage: String?

  /// A button with any text or drawing in it.
  ///
  /// - Parameters:
  ///   - symbol: the text or drawing in the middle.
  ///   - style: the looks.
  ///   - language: the language of symbol and label as a BCP 47 tag; nil where it is unknown.
  ///   - localeDirection: the layout direction, unless the style overrides it.
  ///   - title: the accessible name, for screen readers.
  ///   - titleLanguage: the title's language as a BCP 47 tag; nil where it is unknown.
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
  ///   - identifier: with underscores or hyphens, such as `fr_CH`.
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
    narrow = .locale(locale)
  }

  /// The narrow symbol, or the locale for looking it up later: that takes longer than drawing.
  private enum NarrowSymbol: Hashable {
    case symbol(BadgeSymbol?)
    case locale(CurrencyLocale)
  }

  /// Names the button after its own text instead of a currency.
  ///
  /// The name is the label where there is one. Otherwise it is the text, behind the action where the
  /// style names one: in the locale's language or in English.
  package mutating func setTitle(_ text: String, in locale: CurrencyLocale? = nil) {
    (title, titleLanguage) = (style.label ?? text, nil)
    guard style.label == nil, style.action != nil,
      let locale = locale ?? (try? CurrencyLocale(currency: CurrencyLocale.noCurrencyCode))
    else { return }
    let named = ButtonTitle(locale, style: style, currencyName: text)
    (title, titleLanguage) = (named.text, named.language)
  }

  /// The direction in which label and badge are laid out.
  public var direction: WritingDirection { style.direction ?? localeDirection }

  /// The positions of the button's parts, in points.
  ///
  /// A ring that follows the symbol has the style's own thickness here, as fonts are needed to find
  /// another.
  ///
  /// - Throws: ``/BadgeGeometry/GeometryError`` for a size or a proportion that is not valid.
  public func geometry() throws(GeometryError) -> ButtonGeometry {
    try style.validateBalance()
    let (badgeCorner, gap) = style.placement(in: direction)
    return try ButtonGeometry(
      height: drawnHeight, badgeCorner: badgeCorner, gap: gap,
      proportions: drawnStyle.proportions, grid: pixelGrid)
  }

  /// The device pixels that the button is fitted to; nil where it is not.
  var pixelGrid: PixelGrid? {
    guard style.fitsPixels == true else { return nil }
    return PixelGrid(
      scale: style.displayScale ?? 1,
      markThickness: style.mark?.strokeThickness(weight: drawnStyle.weight.value))
  }
}
