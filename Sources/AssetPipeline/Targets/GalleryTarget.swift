import CurrencyLocale
import SystemSupport
import VectorFormats
import VectorGraphics

/// One page that shows every locale, in a file that needs nothing else.
public struct GalleryTarget: Hashable, Sendable {
  public var path: String

  public init(path: String = "gallery.html") { self.path = path }
}

extension GalleryTarget: TargetWriter {
  func files(of drawing: Drawing, in plan: Plan, _ body: (String, Picture) -> Void) {}

  func summaries(in plan: Plan) -> [Summary] {
    [Summary(path: path, needsOutlines: true) { Gallery($0).page }]
  }
}

/// Fills the gallery page.
private struct Gallery {
  let results: Summary.Results

  init(_ results: Summary.Results) { self.results = results }

  var page: String {
    let light = tint(.light)
    let dark = tint(.dark)
    let values: [(String, String)] = [
      ("tint-light", light), ("tint-dark", dark),
      ("locale-count", "\(results.locales.count)"),
      ("drawing-count", "\(results.drawings.count)"),
      ("currency-count", "\(Set(results.locales.map(\.locale.currencyCode)).count)"),
      ("language-options", languageOptions), ("currency-options", currencyOptions),
      ("symbols", symbols), ("cards", cards),
    ]
    // Only marks of the page itself are filled in: what is put in is never looked at again.
    return GalleryPage.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .mark(let name): values.first { $0.0 == name }?.1 ?? ""
      }
    }.joined()
  }

  private func tint(_ appearance: Appearance) -> String {
    results.plan.configuration.button.palette(appearance).color(.tint).hexString
  }

  private var symbols: String {
    results.drawings.compactMap { drawing in
      results.outlines[drawing.index].map { outline in
        #"<symbol id="d-\#(drawing.name)" viewBox="\#(outline.viewBox)">\#(outline.content)</symbol>"#
      }
    }.joined(separator: "\n")
  }

  private var cards: String {
    let english = try? CurrencyLocale("en")
    return results.locales.map { entry in
      let locale = entry.locale
      let drawing = results.plan.drawings[entry.drawing]
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
      let box = results.outlines[drawing.index]?.viewBox ?? "0 0 1 1"
      return #"<li data-q="\#(search)" data-l="\#(locale.language)" data-c="\#(code)">"#
        + #"<button type="button" aria-label="\#(label)" data-id="\#(XML.escaped(locale.identifier))">"#
        + ##"<svg viewBox="\##(box)" aria-hidden="true"><use href="#d-\##(drawing.name)"/></svg>"##
        + #"<b>\#(XML.escaped(locale.identifier))</b><span>\#(name)</span>"#
        + #"<i><bdi>\#(XML.escaped(entry.symbol))</bdi> · \#(code)</i></button></li>"#
    }.joined(separator: "\n")
  }

  private var languageOptions: String {
    var names: [String: String] = [:]
    for entry in results.locales where names[entry.locale.language] == nil {
      names[entry.locale.language] = entry.locale.englishLanguageName
    }
    return options(names.map { ($0.key, "\($0.value) (\($0.key))") })
  }

  private var currencyOptions: String {
    guard let english = try? CurrencyLocale("en") else { return "" }
    var names: [String: String] = [:]
    for entry in results.locales where names[entry.locale.currencyCode] == nil {
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
