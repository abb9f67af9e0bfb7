import BadgeKit
import CairoBackend
import CurrencyLocale
import TextOutlines

extension Batch {
  /// Plans a batch: which locales, which drawings they share, and what each depends on.
  ///
  /// - Throws: ``PipelineError`` if no locale is left, or targets don't fit together; and
  ///   `CurrencyLocaleError` for a locale that is named and unknown.
  static func plan(_ configuration: Configuration, settings: Plan.Settings) throws -> Plan {
    let locales = try configuration.locales.resolved(
      rules: configuration.rules, jobs: settings.jobs)
    var builder = PlanBuilder(
      configuration: configuration, settings: settings,
      signs: configuration.drawableSigns())
    for locale in locales { builder.add(locale) }
    let fallback =
      configuration.targets.contains(where: \.needsFallback) ? try builder.addFallback() : nil
    if configuration.targets.contains(where: \.needsBothDirections) { builder.addCounterparts() }
    let fonts = try FontUsage.find(
      for: builder.fontQueries, fonts: configuration.fonts, jobs: settings.jobs)
    let fontFiles = try configuration.fontsDigest()
    let drawings = try builder.drawings(fonts: fonts, fontFiles: fontFiles)
    return Plan(
      configuration: configuration, settings: settings, locales: builder.locales,
      drawings: drawings, aggregateFiles: configuration.targets.flatMap(\.aggregateFiles),
      fingerprint: builder.fingerprint(drawings),
      input: configuration.inputDigest(settings, fontFiles: fontFiles), fonts: fonts.records,
      missingSigns: builder.missingSigns,
      fallback: fallback)
  }
}

/// Collects the distinct drawings of locales.
private struct PlanBuilder {
  let configuration: Configuration
  let settings: Plan.Settings
  /// The currencies' own signs that fonts have.
  let signs: Set<CurrencySign>
  /// The letters that are drawn instead of a sign that is wanted, by sign.
  private(set) var missingSigns: [CurrencySign: String] = [:]
  private(set) var locales: [PlannedLocale] = []
  private var ids: [DrawingKey: DrawingID] = [:]
  private var drawings: [Entry] = []

  /// A drawing before its fonts are known.
  private struct Entry {
    let key: DrawingKey
    let symbol: String
    var locales: [LocaleID] = []
    var counterpart: DrawingID?
  }

  init(configuration: Configuration, settings: Plan.Settings, signs: Set<CurrencySign>) {
    self.configuration = configuration
    self.settings = settings
    self.signs = signs
  }

  mutating func add(_ locale: CurrencyLocale) {
    let drawing = add(key(of: locale), of: locale)
    drawings[drawing.index].locales.append(LocaleID(locales.count))
    locales.append(
      PlannedLocale(
        locale: locale, symbol: drawings[drawing.index].symbol,
        direction: configuration.button.direction ?? locale.layoutDirection, drawing: drawing))
  }

  /// Adds the drawing for locales that are not planned.
  mutating func addFallback() throws(CurrencyLocaleError) -> DrawingID? {
    switch configuration.fallback {
    case .none: return nil
    case .neutral:
      let symbol = configuration.symbols[Fallback.symbolKey] ?? .text(Fallback.sign)
      return add(key(of: symbol, for: nil), symbol: Fallback.sign)
    case .locale(let identifier):
      let locale = try CurrencyLocale(identifier, rules: configuration.rules)
      return add(key(of: locale), of: locale)
    }
  }

  /// Adds the drawing of a left-to-right layout to each mirrored one.
  mutating func addCounterparts() {
    for (index, entry) in drawings.enumerated() where entry.key.isMirrored {
      var plain = entry.key
      plain.isMirrored = false
      plain.label?.direction = .leftToRight
      let other = add(plain, symbol: entry.symbol)
      drawings[index].counterpart = other
      drawings[other.index].counterpart = DrawingID(index)
    }
  }

  private mutating func add(_ key: DrawingKey, of locale: CurrencyLocale) -> DrawingID {
    if case .text(let text) = key.symbol { return add(key, symbol: text) }
    return add(key, symbol: locale.currencyCode)
  }

  private mutating func add(_ key: DrawingKey, symbol: String) -> DrawingID {
    if let known = ids[key] { return known }
    let id = DrawingID(drawings.count)
    ids[key] = id
    drawings.append(Entry(key: key, symbol: symbol))
    return id
  }

  /// The texts of all drawings, sorted, each once.
  var fontQueries: [FontQuery] {
    Set(drawings.flatMap { $0.key.fontQueries(style: configuration.button) }).sorted()
  }

  func drawings(fonts: FontUsage, fontFiles: Digest) throws(PipelineError) -> [Drawing] {
    let style = styleFingerprint(fontFiles: fontFiles)
    var names: [String: Int] = [:]
    var result: [Drawing] = []
    for (index, entry) in drawings.enumerated() {
      let name = entry.key.name
      if let other = names.updateValue(index, forKey: name) {
        throw PipelineError.target(
          "symbols",
          problem:
            "'\(drawings[other].key.symbolName)' and '\(entry.key.symbolName)' would both be "
            + "named '\(name)': rename one of the files")
      }
      result.append(
        Drawing(
          id: DrawingID(index), name: name, button: entry.key.button(style: configuration.button),
          symbol: entry.symbol, isMirrored: entry.key.isMirrored, counterpart: entry.counterpart,
          locales: entry.locales, fingerprint: fingerprint(entry.key, style: style, fonts)))
    }
    return result
  }

  /// Covers everything the files depend on.
  func fingerprint(_ drawings: [Drawing]) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(drawings.map(\.fingerprint))
    fingerprint.add(drawings.map(\.name))
    fingerprint.add(locales.map(\.locale.identifier))
    fingerprint.add(locales.map(\.locale.currencyCode))
    fingerprint.add(configuration.rules)
    fingerprint.add(configuration.button)
    fingerprint.add(configuration.targets)
    fingerprint.add(configuration.fallback)
    return fingerprint.digest()
  }

  private mutating func key(of locale: CurrencyLocale) -> DrawingKey {
    key(of: symbol(of: locale), for: locale)
  }

  /// The text or drawing in the middle: the configuration's, or the locale's own.
  private mutating func symbol(of locale: CurrencyLocale) -> SymbolOverride {
    if let own = configuration.symbol(of: locale) { return own }
    let style = configuration.button
    switch BadgeSymbol(locale, form: style.symbolForm, signs: style.signs) {
    case .text(let text): return .text(text)
    case .artwork(let path, let frame): return .artwork(path, frame: frame, name: "")
    case .sign(let sign, _) where signs.contains(sign): return .text(sign.text)
    case .sign(let sign, let letters):
      missingSigns[sign] = missingSigns[sign] ?? letters
      return .text(letters)
    }
  }

  /// - Parameter locale: nil for a drawing that belongs to none.
  private func key(of source: SymbolOverride, for locale: CurrencyLocale?) -> DrawingKey {
    let style = configuration.button
    let direction = style.direction ?? locale?.layoutDirection ?? .leftToRight
    let symbol: BadgeSymbol
    var symbolName = ""
    switch source {
    case .text(let text): symbol = .text(text)
    case .artwork(let path, let frame, let name):
      symbol = .artwork(path, frame: frame)
      symbolName = name
    }
    var language: String?
    if case .text(let text) = symbol, DrawingKey.dependsOnLanguage(text) {
      language = locale?.language
    }
    var label: DrawingKey.Label?
    if let (key, text) = self.label(of: locale) {
      label = DrawingKey.Label(key: key, text: text, direction: direction)
      language = locale?.language
    }
    return DrawingKey(
      symbol: symbol, symbolName: symbolName, language: language,
      isMirrored: style.isMirrored && direction == .rightToLeft, label: label)
  }

  private func label(of locale: CurrencyLocale?) -> (key: String, text: String)? {
    if let locale {
      let languageAndScript = locale.script.map { "\(locale.language)_\($0)" }
      for key in [locale.identifier, languageAndScript, locale.language] {
        if let key, let text = configuration.labels[key] { return (key, text) }
      }
    }
    return configuration.button.label.map { ("all", $0) }
  }

  /// Covers the properties that all drawings have in common.
  private func styleFingerprint(fontFiles: Digest) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add("mintmark")
    fingerprint.add(settings.version)
    fingerprint.add("cairo")
    fingerprint.add(Cairo.version)
    var style = configuration.button
    // The tint is a part of each rendition's fingerprint.
    style.tint = .init(.black)
    fingerprint.add(style)
    fingerprint.add(fontFiles)
    return fingerprint.digest()
  }

  private func fingerprint(_ key: DrawingKey, style: Digest, _ fonts: FontUsage) -> Digest {
    var fingerprint = Fingerprint()
    fingerprint.add(style)
    fingerprint.add(key.symbol)
    fingerprint.add(
      key.fontQueries(style: configuration.button).flatMap { fonts.digests[$0] ?? [] })
    fingerprint.add(key.language)
    fingerprint.add(key.isMirrored)
    fingerprint.add(key.label?.text)
    fingerprint.add(key.label?.direction)
    return fingerprint.digest()
  }
}
