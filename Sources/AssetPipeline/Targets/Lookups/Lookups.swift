import BadgeKit
import VectorGraphics

/// The tables of a target's buttons, from which the lookups of every language are generated.
struct Lookups {
  struct Button {
    /// Nil where the configuration has a single button without a name.
    let name: ButtonName?
    let table: LookupTable
    /// The names of its drawings.
    let names: [Drawing.Name]
    /// Its height in points.
    let size: Double
    /// The accessible name by language, with `%@` for the currency's.
    let titles: [LookupTable.Entry]
  }

  /// In the configuration's order, at least one.
  let buttons: [Button]

  init(_ rendered: RenderedTarget) {
    buttons = rendered.buttons.map { button in
      Button(
        name: button.name, table: LookupTable(button), names: button.names,
        size: button.style.size, titles: Self.titles(of: button))
    }
  }

  /// Whether lookups take the button.
  var hasNamedButtons: Bool { buttons.contains { $0.name != nil } }

  /// Whether there is a drawing for everything else, which lookups then always find.
  var hasFallback: Bool { buttons.allSatisfy { $0.table.fallback != nil } }

  /// Whether all buttons have the drawings of the same names for the same tags.
  var isOneTable: Bool { buttons.allSatisfy { $0.table == buttons.first?.table } }

  /// Whether all buttons have the same accessible names.
  var isOneTitle: Bool { buttons.allSatisfy { $0.titles == buttons.first?.titles } }

  /// The currencies by tag, which are the same for all buttons.
  var codes: [LookupTable.Entry] { buttons.first?.table.codes ?? [] }

  /// The texts beside the button, or the patterns for its action where it has none.
  private static func titles(of button: RenderedButton) -> [LookupTable.Entry] {
    let labels = button.variant.labels.map { (language: LookupTag.folded($0.key), text: $0.value) }
    if !labels.isEmpty {
      return labels.map { LookupTable.Entry(key: $0.language, value: $0.text) }
        .sorted { $0.key < $1.key }
    }
    if let label = button.style.label { return [LookupTable.Entry(key: "", value: label)] }
    return TitlePatterns(button.style).byLanguage.map {
      LookupTable.Entry(key: $0.language, value: $0.pattern)
    }
  }
}
