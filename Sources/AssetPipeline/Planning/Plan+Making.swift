import BadgeKit
import CairoBackend
import CurrencyLocale
import TextOutlines

extension Plan {
  /// Plans a batch.
  ///
  /// - Throws: ``PipelineError`` if no locale is left, or targets don't fit together; and
  ///   `CurrencyLocaleError` for a locale that is named and unknown.
  public init(_ configuration: Configuration, settings: Settings) throws {
    let locales = try configuration.locales.resolved(jobs: settings.jobs)
    var builder = DrawingBuilder(configuration, settings)
    var planned: [PlannedLocale] = []
    planned.reserveCapacity(locales.count)
    for (index, entry) in locales.enumerated() {
      let drawing = builder.add(entry, at: index)
      planned.append(
        PlannedLocale(
          locale: entry, symbol: builder.symbol(of: drawing),
          direction: configuration.button.direction ?? entry.layoutDirection, drawing: drawing))
    }
    let targets = configuration.targets.map(\.writer)
    let (drawings, fonts) = try builder.drawings(
      inBothDirections: targets.contains { $0.needsBothDirections })
    let input = try configuration.digest(settings)
    var recipe = Recipe()
    for drawing in drawings {
      recipe.add(drawing.recipe)
      recipe.add(drawing.name)
    }
    for entry in planned { recipe.add(entry.locale.identifier) }
    recipe.add("\(configuration.button)")
    recipe.add("\(configuration.targets)")
    let fallback = Plan.mostCommon(
      planned.reduce(into: [:]) { $0[$1.drawing, default: 0] += 1 })
    let plan = Plan(
      configuration: configuration, settings: settings, locales: planned, drawings: drawings,
      summaries: [], targets: targets, digest: recipe.digest(), input: input, fonts: fonts,
      fallback: fallback)
    self.init(
      configuration: configuration, settings: settings, locales: planned, drawings: drawings,
      summaries: targets.flatMap { $0.summaries(in: plan) }, targets: targets, digest: plan.digest,
      input: input, fonts: fonts, fallback: fallback)
  }
}

/// Finds the distinct drawings among locales.
private struct DrawingBuilder {
  let configuration: Configuration
  let settings: Plan.Settings
  private var indexes: [DrawingKey: Int] = [:]
  private var keys: [DrawingKey] = []
  private var symbols: [String] = []
  private var locales: [[Int]] = []

  init(_ configuration: Configuration, _ settings: Plan.Settings) {
    self.configuration = configuration
    self.settings = settings
  }

  mutating func add(_ locale: CurrencyLocale, at index: Int) -> Int {
    let key = key(of: locale)
    if let known = indexes[key] {
      locales[known].append(index)
      return known
    }
    indexes[key] = keys.count
    keys.append(key)
    locales.append([index])
    if case .text(let text) = key.symbol {
      symbols.append(text)
    } else {
      symbols.append(locale.currencyCode)
    }
    return keys.count - 1
  }

  func symbol(of drawing: Int) -> String { symbols[drawing] }

  /// - Parameter inBothDirections: whether a mirrored drawing has the other direction's beside it.
  func drawings(inBothDirections: Bool) throws -> ([Drawing], [FontRecord]) {
    var (keys, symbols, locales, counterparts) = (keys, symbols, locales, [Int: Int]())
    if inBothDirections {
      for (index, key) in keys.enumerated() where key.isMirrored {
        var plain = key
        plain.isMirrored = false
        plain.label?.direction = .leftToRight
        let other = indexes[plain] ?? keys.count
        if other == keys.count {
          keys.append(plain)
          symbols.append(symbols[index])
          locales.append([])
        }
        counterparts[index] = other
        counterparts[other] = index
      }
    }
    let queries = keys.map { $0.fontQueries(style: configuration.button) }
    let fonts = try FontUse(
      of: Array(Set(queries.joined())).sorted(),
      fonts: configuration.fonts, jobs: settings.jobs)
    let base = try styleRecipe()
    var names: [String: Int] = [:]
    var drawings: [Drawing] = []
    for (index, key) in keys.enumerated() {
      let name = key.name
      if let other = names.updateValue(index, forKey: name) {
        throw PipelineError.target(
          "symbols",
          problem: "'\(keys[other].symbolName)' and '\(key.symbolName)' would both be named "
            + "'\(name)': rename one of the files")
      }
      drawings.append(
        Drawing(
          index: index, name: name, button: key.button(style: configuration.button),
          symbol: symbols[index], isMirrored: key.isMirrored, counterpart: counterparts[index],
          locales: locales[index],
          recipe: recipe(key, base, fonts: queries[index].flatMap { fonts.digests[$0] ?? [] })))
    }
    return (drawings, fonts.records)
  }

  private func key(of locale: CurrencyLocale) -> DrawingKey {
    let style = configuration.button
    let direction = style.direction ?? locale.layoutDirection
    let symbol: BadgeSymbol
    var symbolName = ""
    switch configuration.symbols[locale.identifier] ?? configuration.symbols[locale.currencyCode] {
    case .text(let text): symbol = .text(text)
    case .artwork(let path, let name):
      symbol = .artwork(path)
      symbolName = name
    case nil: symbol = .text(locale.symbol(style.symbolForm))
    }
    var language: String?
    if case .text(let text) = symbol, DrawingKey.dependsOnLanguage(text) {
      language = locale.language
    }
    var label: DrawingKey.Label?
    if let (key, text) = self.label(of: locale) {
      label = DrawingKey.Label(key: key, text: text, direction: direction)
      language = locale.language
    }
    return DrawingKey(
      symbol: symbol, symbolName: symbolName, language: language,
      isMirrored: style.isMirrored && direction == .rightToLeft, label: label)
  }

  private func label(of locale: CurrencyLocale) -> (key: String, text: String)? {
    let languageAndScript = locale.script.map { "\(locale.language)_\($0)" }
    for key in [locale.identifier, languageAndScript, locale.language] {
      if let key, let text = configuration.labels[key] { return (key, text) }
    }
    return configuration.button.label.map { ("all", $0) }
  }

  private func styleRecipe() throws(PipelineError) -> Digest {
    var recipe = Recipe()
    recipe.add("mintmark \(settings.version)")
    recipe.add("cairo \(Cairo.version)")
    var style = configuration.button
    // Colours are a matter of each picture.
    style.tint = .init(.black)
    recipe.add("\(style)")
    recipe.add(try configuration.fontsDigest())
    return recipe.digest()
  }

  private func recipe(_ key: DrawingKey, _ base: Digest, fonts: [Digest]) -> Digest {
    var recipe = Recipe()
    recipe.add(base)
    switch key.symbol {
    case .text(let text): recipe.add("text " + text)
    case .artwork(let path): recipe.add("artwork " + path.svgData())
    }
    recipe.add("\(fonts.count) fonts")
    for font in fonts { recipe.add(font) }
    recipe.add(key.language ?? "")
    recipe.add(key.isMirrored ? "mirrored" : "plain")
    recipe.add(key.label.map { "\($0.direction) \($0.text)" } ?? "")
    return recipe.digest()
  }
}
