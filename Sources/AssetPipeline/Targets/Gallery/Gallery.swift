import CurrencyLocale
import Messages
import SystemSupport
import VectorFormats
import VectorGraphics

/// Generates the gallery page. It has one card for each drawing.
struct Gallery {
  private let rendered: RenderedTarget
  private let english = try? CurrencyLocale("en")

  init(_ rendered: RenderedTarget) { self.rendered = rendered }

  var page: String {
    let codes = Set(locales.map(\.locale.currencyCode))
    let values = [
      ("tint-light", tint(.light)), ("tint-dark", tint(.dark)),
      ("drawing-count", "\(rendered.drawings.count)"),
      ("drawings", CountText.of(rendered.drawings.count, "drawing")),
      ("locales", CountText.of(locales.count, "locale")),
      ("currencies", CountText.of(codes.count, "currency", plural: "currencies")),
      ("size", NumberText.of(rendered.buttons.first?.style.size ?? 50)),
      ("button-tints", buttonTints), ("button-select", buttonSelect),
      ("language-options", languageOptions),
      ("currency-options", currencyOptions(codes)), ("symbols", symbols), ("cards", cards),
    ]
    let texts = Dictionary(uniqueKeysWithValues: values).mapValues { Array($0.utf8) }
    let parts = [
      "style": TextTemplate(PackageResources.gallery_css).filled(texts),
      "script": PackageResources.gallery_js,
    ]
    let page = TextTemplate(PackageResources.gallery_html).filled(texts.merging(parts) { $1 })
    return String(decoding: page, as: UTF8.self)
  }

  /// The locales of the first button. Other buttons have the same ones, unless drawings failed.
  private var locales: [PlannedLocale] { rendered.buttons.first?.locales ?? [] }

  private func tint(_ appearance: Appearance) -> String {
    rendered.buttons.first.map { tint(of: $0, appearance) } ?? "#000000"
  }

  private func tint(of button: RenderedButton, _ appearance: Appearance) -> String {
    button.style.palette(appearance).color(.tint).hexString
  }

  /// The CSS rules for the tints of named buttons.
  private var buttonTints: String {
    rendered.buttons.compactMap { button in
      button.name.map { name in
        """
        li[data-b=\(name)]{--own:\(tint(of: button, .light))}
        :root[data-theme=dark] li[data-b=\(name)]{--own:\(tint(of: button, .dark))}

        """
      }
    }.joined()
  }

  private var symbols: String {
    rendered.drawings.map { drawing in
      #"<symbol id="\#(id(drawing))" viewBox="\#(rendered.viewBox(of: drawing))">"#
        + rendered.svgContent(of: drawing) + "</symbol>"
    }.joined(separator: "\n")
  }

  private func id(_ drawing: Drawing) -> String { "d-\(drawing.names[0].text)" }

  private var cards: String {
    rendered.buttons.flatMap { button in
      let entries = Dictionary(grouping: button.locales, by: \.drawing)
      return button.drawings.map { card($0, of: button, entries[$0.index] ?? []) }
    }.joined(separator: "\n")
  }

  private func card(
    _ drawing: Drawing, of button: RenderedButton, _ entries: [PlannedLocale]
  ) -> String {
    let codes = Set(entries.map(\.locale.currencyCode)).sorted()
    let currencies = codes.map { currencyName($0) }
    let languages = Set(entries.map(\.locale.language)).sorted()
    let names = drawing.names.map(\.text)
    let search = XML.escaped(
      (names + [drawing.symbol] + codes + currencies
        + entries.flatMap {
          [
            $0.locale.identifier, $0.locale.identifier.replacing("_", with: "-"),
            $0.locale.englishDisplayName, $0.locale.displayName,
          ]
        }).joined(separator: " ").lowercased())
    let title =
      currencies.count == 1
      ? currencies[0]
      : currencies.isEmpty
        ? "Every other locale" : CountText.of(codes.count, "currency", plural: "currencies")
    let label = XML.escaped(
      "\(drawing.symbol), \(title), \(CountText.of(entries.count, "locale"))")
    return #"<li data-q="\#(search)" data-b="\#(button.name?.text ?? "")" "#
      + #"data-l=" \#(languages.joined(separator: " ")) " data-c=" \#(codes.joined(separator: " ")) ">"#
      + #"<article aria-label="\#(label)">"#
      + ##"<svg viewBox="\##(rendered.viewBox(of: drawing))" aria-hidden="true">"##
      + ##"<use href="#\##(id(drawing))"/></svg>"##
      + #"<h2><bdi>\#(XML.escaped(drawing.symbol))</bdi></h2><p>\#(XML.escaped(title))</p>"#
      + #"<div class="copy"><button type="button" data-copy="\#(names[0])">\#(names[0])</button>"#
      + #"<button type="button" data-svg="\#(id(drawing))">SVG</button></div>"#
      + details(drawing, entries) + "</article></li>"
  }

  /// The part of a card that lists the names of the drawing, each with the locales that use it.
  private func details(_ drawing: Drawing, _ entries: [PlannedLocale]) -> String {
    guard !entries.isEmpty else { return "" }
    let rows = drawing.names.compactMap { name -> String? in
      let own = entries.filter { $0.name.text == name.text }.map(\.locale.identifier)
      guard !own.isEmpty else { return nil }
      let head =
        drawing.names.count == 1
        ? ""
        : #"<dt><button type="button" data-copy="\#(name.text)">\#(name.text)</button></dt>"#
      return head + "<dd>\(XML.escaped(own.joined(separator: ", ")))</dd>"
    }
    return "<details><summary>\(CountText.of(entries.count, "locale"))</summary>"
      + "<dl>\(rows.joined())</dl></details>"
  }

  private func currencyName(_ code: String) -> String {
    let entry = locales.first { $0.locale.currencyCode == code }
    return english.flatMap { english in entry?.locale.currencyName(in: english) } ?? code
  }

  private var buttonSelect: String {
    let names = rendered.buttons.compactMap { $0.name?.text }
    guard names.count > 1 else { return "" }
    return #"<label><span>Button</span><select id="button"><option value="">All</option>"#
      + options(names.map { ($0, $0) }) + "</select></label>"
  }

  private var languageOptions: String {
    var names: [String: String] = [:]
    for entry in locales where names[entry.locale.language] == nil {
      names[entry.locale.language] = entry.locale.englishLanguageName
    }
    return options(names.map { ($0.key, "\($0.value) (\($0.key))") })
  }

  private func currencyOptions(_ codes: Set<String>) -> String {
    options(codes.map { ($0, "\($0) – \(currencyName($0))") })
  }

  private func options(_ values: [(value: String, text: String)]) -> String {
    values.sorted { Manifest.precedes($0.text, $1.text) }.map {
      #"<option value="\#(XML.escaped($0.value))">\#(XML.escaped($0.text))</option>"#
    }.joined()
  }
}
