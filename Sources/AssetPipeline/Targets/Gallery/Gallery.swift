import CurrencyLocale
import Messages
import SystemSupport
import VectorFormats
import VectorGraphics

/// Generates the gallery page. It has one card for each drawing.
package struct Gallery {
  private let rendered: RenderedTarget
  private let english = try? CurrencyLocale("en")
  private let small: SmallPictures

  init(_ rendered: RenderedTarget) {
    self.rendered = rendered
    small = SmallPictures(rendered)
  }

  var page: String {
    let codes = Set(locales.map(\.locale.currencyCode))
    let values = [
      ("tint-light", tint(.light)), ("tint-dark", tint(.dark)),
      ("drawing-count", "\(rendered.drawings.count)"),
      ("drawings", CountText.of(rendered.drawings.count, "drawing")),
      ("locales", CountText.of(locales.count, "locale")),
      ("currencies", CountText.of(codes.count, "currency", plural: "currencies")),
      ("size", NumberText.of(size)), ("size-options", sizeOptions),
      ("small", small.json { id($0) }), ("examples", examples),
      ("button-tints", buttonTints), ("button-select", buttonSelect),
      ("language-options", languageOptions),
      ("currency-options", currencyOptions(codes)), ("symbols", symbols), ("cards", cards),
    ]
    let texts = Dictionary(uniqueKeysWithValues: values).mapValues { Array($0.utf8) }
    let parts = [
      "style": TextTemplate(EmbeddedFile.bytes("gallery.css")).filled(texts),
      "script": EmbeddedFile.bytes("gallery.js"),
    ]
    let page = TextTemplate(EmbeddedFile.bytes("gallery.html")).filled(texts.merging(parts) { $1 })
    return String(decoding: page, as: UTF8.self)
  }

  /// The locales of the first button. Other buttons have the same ones, unless drawings failed.
  private var locales: [PlannedLocale] { rendered.buttons.first?.locales ?? [] }

  /// The height of the first button, in points.
  private var size: Double { rendered.buttons.first?.style.size ?? 50 }

  /// The heights to show: those of ``SmallPictures/heights`` in pixels, as `px20`, and others in points.
  private var sizeOptions: String {
    let pixels = small.isEmpty ? [] : SmallPictures.heights
    let points = Set([size, 50, 64, 96, 128, 160]).filter { $0 >= size }.sorted()
    return pixels.map { #"<option value="px\#($0)">\#($0) px</option>"# }.joined()
      + points.map { height in
        let text = NumberText.of(height)
        return
          #"<option value="\#(text)"\#(height == size ? " selected" : "")>\#(text) pt</option>"#
      }.joined()
  }

  /// The code of each button, as a JSON object: lists of language and code by the name of the button.
  private var examples: String {
    let lists = rendered.buttons.map { button in
      let list = rendered.codeExamples(for: button.name).map { example in
        "[\(JSONText.quoted(example.language)),\(JSONText.quoted(example.code))]"
      }
      return "\(JSONText.quoted(button.name?.text ?? "")):[\(list.joined(separator: ","))]"
    }
    return JSONText.embedded("{\(lists.joined(separator: ","))}")
  }

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
      func rank(_ drawing: Drawing) -> Int {
        let codes = entries[drawing.index, default: []].map(\.locale.currencyCode)
        return codes.map(CurrencyOrder.rank).min() ?? .max
      }
      // Of one currency, the drawing of the most locales is first.
      let order = button.drawings.map { (drawing: $0, rank: rank($0)) }.sorted {
        ($0.rank, -$0.drawing.locales.count, $0.drawing.index)
          < ($1.rank, -$1.drawing.locales.count, $1.drawing.index)
      }
      return order.map { card($0.drawing, of: button, entries[$0.drawing.index] ?? []) }
    }.joined(separator: "\n")
  }

  private func card(
    _ drawing: Drawing, of button: RenderedButton, _ entries: [PlannedLocale]
  ) -> String {
    let codes = CurrencyOrder.sorted(Set(entries.map(\.locale.currencyCode)))
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
    let head = codes.first ?? "Others"
    let title =
      currencies.isEmpty
      ? "Every other locale"
      : currencies[0] + (codes.count > 1 ? " and \(codes.count - 1) more" : "")
    let label = XML.escaped(
      "\(head), \(title), \(drawing.symbol), \(CountText.of(entries.count, "locale"))")
    let example = example(entries, codes.first)
    let name = example?.name.text ?? names[0]
    return #"<li data-q="\#(search)" data-b="\#(button.name?.text ?? "")" "#
      + #"data-l=" \#(languages.joined(separator: " ")) " data-c=" \#(codes.joined(separator: " ")) " "#
      + #"data-d="\#(id(drawing))" data-name="\#(name)""#
      + (example.map { #" data-locale="\#(XML.escaped($0.locale.identifier))""# } ?? "") + ">"
      + #"<article aria-label="\#(label)"><span class="picture">"#
      + ##"<svg viewBox="\##(rendered.viewBox(of: drawing))" aria-hidden="true">"##
      + ##"<use href="#\##(id(drawing))"/></svg></span>"##
      + #"<h2>\#(head) <bdi>\#(XML.escaped(drawing.symbol))</bdi></h2>"#
      + #"<p title="\#(XML.escaped(title))">\#(XML.escaped(title))</p>"#
      + #"<div class="copy"><button type="button" data-copy="\#(name)">\#(name)</button>"#
      + #"<button type="button" data-do="svg">SVG</button>"#
      + #"<button type="button" data-do="png" title="Download a PNG">PNG</button></div>"#
      + details(drawing, entries) + "</article></li>"
  }

  /// The entry whose locale the code of a card names, and whose name is copied: with a region and without a script, if possible the region of the
  /// currency; nil for no locale.
  private func example(_ entries: [PlannedLocale], _ code: String?) -> PlannedLocale? {
    let own = entries.filter { $0.locale.currencyCode == code }
    func distance(_ entry: PlannedLocale) -> (Int, Int, Int) {
      let locale = entry.locale
      return (
        locale.identifier.split(separator: "_").count == 2 ? 0 : 1,
        code?.hasPrefix(locale.region ?? "-") == true ? 0 : 1, locale.identifier.count
      )
    }
    return own.min { distance($0) < distance($1) }
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
    return #"<details name="card"><summary>\#(CountText.of(entries.count, "locale"))</summary>"#
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
