import BadgeKit
import CurrencyLocale
import Messages
import SystemSupport
import VectorFormats
import VectorGraphics

/// Generates the gallery page. It has one card for each drawing.
package struct Gallery {
  private let rendered: RenderedTarget
  private let english = try? CurrencyLocale("en")
  private let smallHeights: [Int]
  private let pictures: GalleryPictures

  /// - Parameter smallHeights: the heights of pictures in addition to the scales, in pixels.
  init(_ rendered: RenderedTarget, smallHeights: [Int] = []) {
    self.rendered = rendered
    self.smallHeights = smallHeights
    pictures = GalleryPictures(rendered, heights: smallHeights)
  }

  var page: String {
    let codes = Set(locales.map(\.locale.currencyCode))
    let values = [
      ("tint", tint(of: rendered.buttons.first, .light)), ("tints", tints),
      ("drawing-count", "\(rendered.drawings.count)"),
      ("drawings", CountText.of(rendered.drawings.count, "drawing")),
      ("locales", CountText.of(locales.count, "locale")),
      ("currencies", CountText.of(codes.count, "currency", plural: "currencies")),
      ("size", NumberText.of((rendered.buttons.first?.style ?? CurrencyButtonStyle()).size)),
      ("scale-options", scaleOptions), ("appearance-options", appearanceOptions),
      ("pictures", pictures.json(id)), ("examples", examples), ("button-select", buttonSelect),
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

  /// The scales by their number, and the heights in pixels as `px20`.
  private var scaleOptions: String {
    let scales = pictures.scales.map { (FixedPoint3.text($0), FixedPoint3.text($0) + "x") }
    return optionList(scales + smallHeights.map { ("px\($0)", "\($0) px") })
  }

  private var appearanceOptions: String {
    optionList(
      pictures.appearances.map { appearance in
        let scheme = appearance.scheme == .light ? "Light" : "Dark"
        return (
          appearance.rawValue, scheme + (appearance.contrast == .increased ? ", contrast" : "")
        )
      })
  }

  /// The code of each button, as a JSON list of lists of language and code.
  private var examples: String {
    let lists = rendered.buttons.map { button in
      let list = rendered.codeExamples(for: button.name).map { example in
        "[\(JSONText.quoted(example.language)),\(JSONText.quoted(example.code))]"
      }
      return "[\(list.joined(separator: ","))]"
    }
    return JSONText.embedded("[\(lists.joined(separator: ","))]")
  }

  private func tint(of button: RenderedButton?, _ appearance: Appearance) -> String {
    button.map { $0.style.palette(appearance).color(.tint).hexString } ?? "#000000"
  }

  /// The CSS rules for the tints of the page and of each button.
  private var tints: String {
    pictures.appearances.map { appearance in
      let root = ":root[data-appearance=\(appearance.rawValue)]"
      return "\(root){--tint:\(tint(of: rendered.buttons.first, appearance))}\n"
        + rendered.buttons.enumerated().map { order, button in
          "\(root) li[data-b=\"\(order)\"]{--own:\(tint(of: button, appearance))}\n"
        }.joined()
    }.joined()
  }

  private var symbols: String {
    rendered.drawings.map { drawing in
      #"<symbol id="\#(id(drawing))" viewBox="\#(rendered.viewBox(of: drawing))">"#
        + rendered.svgContent(of: drawing) + "</symbol>"
    }.joined(separator: "\n")
  }

  /// An id that is unique even if targets draw a button of one name in several ways.
  private func id(_ drawing: Drawing) -> String { "d\(drawing.index.value)" }

  private var cards: String {
    rendered.buttons.enumerated().flatMap { number, button in
      let known = Dictionary(grouping: button.locales, by: \.drawing)
      // A drawing without locales has those of its counterpart: they show it in layouts of its direction.
      func entries(_ drawing: Drawing) -> [PlannedLocale] {
        known[drawing.index] ?? drawing.counterpart.flatMap { known[$0] } ?? []
      }
      func rank(_ drawing: Drawing) -> Int {
        entries(drawing).map { CurrencyOrder.rank($0.locale.currencyCode) }.min() ?? .max
      }
      // Of one currency, the drawing of the most locales is first.
      let order = button.drawings.map { (drawing: $0, rank: rank($0)) }.sorted {
        ($0.rank, -$0.drawing.locales.count, $0.drawing.index)
          < ($1.rank, -$1.drawing.locales.count, $1.drawing.index)
      }
      return order.map { card($0.drawing, number, entries($0.drawing)) }
    }.joined(separator: "\n")
  }

  /// - Parameter button: the number of its button on the page.
  private func card(_ drawing: Drawing, _ button: Int, _ entries: [PlannedLocale]) -> String {
    let own = drawing.locales.isEmpty ? [] : entries
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
      "\(head), \(title), \(drawing.symbol), \(CountText.of(own.count, "locale"))")
    let example = example(own, codes.first)
    let name = example?.name.text ?? names[0]
    return #"<li data-q="\#(search)" data-b="\#(button)" "#
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
      + details(drawing, own) + "</article></li>"
  }

  /// The entry that stands for a card: its locale is in the card's code, and its name is copied. The best entry
  /// has a language and a region alone, and the region of the currency. Nil without an entry of the currency.
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
    guard rendered.buttons.count > 1 else { return "" }
    return #"<label><span>Button</span><select id="button"><option value="">All</option>"#
      + optionList(buttonNames.enumerated().map { ("\($0.offset)", $0.element) })
      + "</select></label>"
  }

  /// The name of each button. If several buttons have a name, their size and targets follow it.
  private var buttonNames: [String] {
    rendered.buttons.map { button in
      let name = button.name?.text ?? "Button"
      guard rendered.buttons.filter({ $0.name == button.name }).count > 1 else { return name }
      let kinds = rendered.plan.targets.filter {
        $0.buttons.contains(button.index) && !($0.target is GalleryTarget)
      }.map { type(of: $0.target).kind }
      let names = kinds.enumerated().filter { !kinds[..<$0.offset].contains($0.element) }
      return (["\(name), \(NumberText.of(button.style.size)) pt"] + names.map(\.element))
        .joined(separator: ", ")
    }
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
    optionList(values.sorted { Manifest.precedes($0.text, $1.text) })
  }

  private func optionList(_ values: [(value: String, text: String)]) -> String {
    values.map {
      #"<option value="\#(XML.escaped($0.value))">\#(XML.escaped($0.text))</option>"#
    }.joined()
  }
}
