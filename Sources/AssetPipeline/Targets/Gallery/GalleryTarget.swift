import ConfigurationReader
import CurrencyLocale
import SystemSupport
import VectorFormats
import VectorGraphics

/// One page that shows every locale, in a file that needs nothing else.
struct GalleryTarget: AssetTarget {
  var path = "gallery.html"

  init(path: String) { self.path = path }
}

extension GalleryTarget {
  static let kind = "gallery"

  static var fields: [Field] {
    [
      .path("The page.")
    ]
  }

  static let starter = """
      # One page of every locale, in a file that needs nothing else.
      - kind: gallery
        path: gallery.html

    """

  init(_ node: ConfigurationNode) { path = node["path"]?.string ?? path }

  func hash(into fingerprint: inout Fingerprint) {
    fingerprint.add(path)
  }
}

extension GalleryTarget {
  var aggregateFiles: [AggregateFile] {
    [AggregateFile(path: path, needsOutlines: true) { Gallery($0).page }]
  }
}

extension Configuration {
  /// Adds a gallery page to the output.
  package mutating func addGallery(path: String) { targets.append(GalleryTarget(path: path)) }
}

/// Fills the gallery page.
private struct Gallery {
  let rendered: RenderedPlan

  init(_ rendered: RenderedPlan) { self.rendered = rendered }

  var page: String {
    let light = tint(.light)
    let dark = tint(.dark)
    let currencies = Set(rendered.locales.map(\.locale.currencyCode)).count
    let values: [(String, String)] = [
      ("tint-light", light), ("tint-dark", dark),
      ("locale-count", "\(rendered.locales.count)"),
      ("locales", CountText.of(rendered.locales.count, "locale")),
      ("drawings", CountText.of(rendered.drawings.count, "drawing")),
      ("currencies", CountText.of(currencies, "currency", plural: "currencies")),
      ("language-options", languageOptions), ("currency-options", currencyOptions),
      ("symbols", symbols), ("cards", cards),
    ]
    // Only marks of the page itself are replaced: inserted text is never searched for marks.
    return GalleryPage.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .mark(let name): values.first { $0.0 == name }?.1 ?? ""
      }
    }.joined()
  }

  private func tint(_ appearance: Appearance) -> String {
    rendered.plan.configuration.button.palette(appearance).color(.tint).hexString
  }

  private var symbols: String {
    rendered.drawings.compactMap { drawing in
      rendered.outlines[drawing.id].map { outline in
        #"<symbol id="d-\#(drawing.name)" viewBox="\#(outline.viewBox)">\#(outline.content)</symbol>"#
      }
    }.joined(separator: "\n")
  }

  private var cards: String {
    let english = try? CurrencyLocale("en")
    return rendered.locales.map { entry in
      let locale = entry.locale
      let drawing = rendered.plan[entry.drawing]
      let code = locale.currencyCode
      let currency = english.map { locale.currencyName(in: $0) } ?? code
      let name = XML.escaped(locale.englishDisplayName)
      let search = XML.escaped(
        [
          locale.identifier, locale.identifier.replacing("_", with: "-"), locale.englishDisplayName,
          locale.displayName, code, currency, entry.symbol,
        ].joined(separator: " ").lowercased())
      let label = XML.escaped(
        "\(locale.englishDisplayName), \(locale.identifier): \(currency), \(entry.symbol)")
      let box = rendered.outlines[drawing.id]?.viewBox ?? "0 0 1 1"
      return #"<li data-q="\#(search)" data-l="\#(locale.language)" data-c="\#(code)">"#
        + #"<button type="button" aria-label="\#(label)" data-id="\#(XML.escaped(locale.identifier))">"#
        + ##"<svg viewBox="\##(box)" aria-hidden="true"><use href="#d-\##(drawing.name)"/></svg>"##
        + #"<b>\#(XML.escaped(locale.identifier))</b><span>\#(name)</span>"#
        + #"<i><bdi>\#(XML.escaped(entry.symbol))</bdi> · \#(code)</i></button></li>"#
    }.joined(separator: "\n")
  }

  private var languageOptions: String {
    var names: [String: String] = [:]
    for entry in rendered.locales where names[entry.locale.language] == nil {
      names[entry.locale.language] = entry.locale.englishLanguageName
    }
    return options(names.map { ($0.key, "\($0.value) (\($0.key))") })
  }

  private var currencyOptions: String {
    guard let english = try? CurrencyLocale("en") else { return "" }
    var names: [String: String] = [:]
    for entry in rendered.locales where names[entry.locale.currencyCode] == nil {
      names[entry.locale.currencyCode] = entry.locale.currencyName(in: english)
    }
    return options(names.map { ($0.key, "\($0.key) – \($0.value)") })
  }

  private func options(_ values: [(value: String, text: String)]) -> String {
    values.sorted { Manifest.precedes($0.text, $1.text) }.map {
      #"<option value="\#(XML.escaped($0.value))">\#(XML.escaped($0.text))</option>"#
    }.joined()
  }
}
