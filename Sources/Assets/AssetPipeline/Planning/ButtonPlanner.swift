import BadgeKit
import CurrencyLocale
import VectorGraphics

/// Collects the distinct drawings of one button.
struct ButtonPlanner {
  private let button: ButtonVariant
  private let configuration: Configuration
  /// Whether the button has pictures that are small enough to show another form of a symbol instead.
  let hasSmall: Bool
  private(set) var locales: [LocaleDrawing] = []
  private(set) var fallback: FallbackDrawing?
  private var indices: [DrawingKey: Int] = [:]
  private(set) var drawings: [DrawingDraft] = []

  /// A drawing that is planned, but has no names, fonts and fingerprint yet.
  struct DrawingDraft {
    let key: DrawingKey
    let symbol: String
    /// The other forms of the symbol in the locales that share the drawing. Empty if
    /// ``ButtonPlanner/hasSmall`` is false.
    var otherForms: Set<SymbolForms> = []
    /// The planned locales that show the drawing.
    var locales: [LocaleIndex] = []
    /// The planned locales that show another drawing, with a label of their language. An app in another
    /// language shows this one for them.
    var otherLocales: [LocaleIndex] = []
    /// The index of the same drawing for the other layout direction; nil if it is not planned.
    var counterpart: Int?

    /// The button that makes the drawing.
    ///
    /// It has a narrow symbol and a code only if all locales agree on them. Two currencies can have the same
    /// symbol.
    func button(style: CurrencyButtonStyle) -> CurrencyButton {
      var button = key.button(style: style)
      if otherForms.count == 1, let forms = otherForms.first {
        button.narrowSymbol = forms.narrow
        button.currencyCode = forms.code
      }
      return button
    }
  }

  /// The forms of a symbol that a drawing of few pixels can show instead of it; nil for a symbol that belongs to
  /// no currency.
  struct SymbolForms: Hashable {
    var narrow: BadgeSymbol?
    var code: String?
  }

  /// The drawing for locales that are not planned.
  struct FallbackDrawing {
    /// The index in ``drawings``.
    let drawing: Int
    /// The locale that the configuration chose as fallback; nil for the neutral drawing.
    let locale: CurrencyLocale?
  }

  /// A locale with its index in ``drawings``.
  struct LocaleDrawing {
    let locale: CurrencyLocale
    let direction: WritingDirection
    let drawing: Int
    /// The index of the drawing that users of other languages see: without the label of a language.
    var drawingForOthers: Int
  }

  /// - Parameter hasSmall: whether to look up other forms of the symbols.
  init(_ button: ButtonVariant, of configuration: Configuration, hasSmall: Bool) {
    self.button = button
    self.configuration = configuration
    self.hasSmall = hasSmall
  }

  mutating func add(_ locale: CurrencyLocale) {
    let drawing = add(key(of: locale), of: locale)
    drawings[drawing].locales.append(LocaleIndex(locales.count))
    locales.append(
      LocaleDrawing(
        locale: locale, direction: locale.layoutDirection,
        drawing: drawing, drawingForOthers: drawing))
  }

  /// Adds the drawings without a label, for users whose language is not that of the label.
  mutating func addUnlabelled() {
    for index in locales.indices {
      let entry = locales[index]
      guard drawings[entry.drawing].key.label?.isOfLanguage == true else { continue }
      let other = add(key(of: entry.locale, inOtherLanguages: true), of: entry.locale)
      drawings[other].otherLocales.append(LocaleIndex(index))
      locales[index].drawingForOthers = other
    }
  }

  /// Adds the drawing for locales that are not planned.
  mutating func addFallback() throws(CurrencyLocaleError) {
    switch configuration.fallback {
    case .none: break
    case .neutral:
      let own = configuration.symbols[Fallback.symbolKey]
      let key = key(of: own, or: .text(Fallback.sign), for: nil)
      var shown = Fallback.sign
      if case .text(let text) = key.symbol { shown = text }
      fallback = FallbackDrawing(drawing: add(key, symbol: shown), locale: nil)
    case .locale(let identifier):
      let locale = try CurrencyLocale(identifier, rules: configuration.rules)
      fallback = FallbackDrawing(
        drawing: add(key(of: locale, inOtherLanguages: true), of: locale), locale: locale)
    }
  }

  /// If the button is mirrored in right-to-left layouts, adds the counterpart of each drawing for the other
  /// direction, unless it is planned already, and links both.
  mutating func addCounterparts() {
    guard button.hasTwoSides else { return }
    for (index, entry) in drawings.enumerated() {
      let other = add(entry.key.flipped, symbol: entry.symbol)
      drawings[other].otherForms.formUnion(entry.otherForms)
      drawings[index].counterpart = other
      drawings[other].counterpart = index
    }
  }

  private mutating func add(_ key: DrawingKey, of locale: CurrencyLocale) -> Int {
    var symbol = locale.currencyCode
    if case .text(let text) = key.symbol { symbol = text }
    let drawing = add(key, symbol: symbol)
    if hasSmall {
      drawings[drawing].otherForms.insert(
        configuration.symbol(of: locale) == nil
          ? SymbolForms(
            narrow: .narrow(of: locale, besides: key.symbol), code: locale.currencyCode)
          : SymbolForms())
    }
    return drawing
  }

  private mutating func add(_ key: DrawingKey, symbol: String) -> Int {
    if let known = indices[key] { return known }
    indices[key] = drawings.count
    drawings.append(DrawingDraft(key: key, symbol: symbol))
    return drawings.count - 1
  }

  private func key(
    of locale: CurrencyLocale, inOtherLanguages: Bool = false
  ) -> DrawingKey {
    let standard = BadgeSymbol(locale, form: button.style.symbolForm, signs: button.style.signs)
    return key(
      of: configuration.symbol(of: locale), or: standard, for: locale,
      inOtherLanguages: inOtherLanguages)
  }

  /// - Parameters:
  ///   - own: the configuration's text or artwork in the middle; nil for the standard one.
  ///   - locale: nil for the neutral drawing, which belongs to no locale.
  private func key(
    of own: SymbolOverride?, or standard: BadgeSymbol, for locale: CurrencyLocale?,
    inOtherLanguages: Bool = false
  ) -> DrawingKey {
    let direction = locale?.layoutDirection ?? .leftToRight
    let symbol = own?.symbol ?? standard
    var symbolName = ""
    if case .artwork(_, _, let name) = own { symbolName = name }
    var language: String?
    if symbol.dependsOnLanguage { language = locale?.language }
    var label: DrawingKey.Label?
    if let (key, text) = self.label(of: inOtherLanguages ? nil : locale) {
      label = DrawingKey.Label(key: key, text: text, direction: direction)
      language = locale?.language
    }
    return DrawingKey(
      symbol: symbol, symbolName: symbolName, language: language,
      isMirrored: button.style.mirrorsInRightToLeft && direction == .rightToLeft, label: label)
  }

  private func label(of locale: CurrencyLocale?) -> (key: String, text: String)? {
    locale?.entry(in: button.labels)
      ?? button.style.label.map { (DrawingKey.Label.keyOfAll, $0) }
  }
}
