import BadgeKit
import VectorGraphics

/// The tables of a target's buttons, which the lookups of every language hold.
///
/// All buttons share the table of currencies; those with the same drawings or accessible names share
/// these tables too.
struct Lookups {
  /// A key with its value.
  struct Entry: Hashable {
    var key: String
    var value: String
  }

  struct Button {
    /// Nil where the configuration has a single button without a name.
    let name: ButtonName?
    /// Its height in points.
    let height: Double
    /// The full name of the drawing for everything else; nil where there is none.
    let fallback: Drawing.Name?
    /// The index of its table of drawings.
    let drawings: Int
    /// The index of its table of accessible names.
    let titles: Int

    /// Its name in code.
    var identifier: String { name.identifier }
    /// The beginning of its drawings' names.
    var prefix: String { name.map { $0.text + "_" } ?? "" }
  }

  /// In the configuration's order, at least one.
  let buttons: [Button]
  /// The currencies' codes by key, drawn or not.
  let currencies: [Entry]
  /// Drawings without their button's prefix, by code, and by key where a locale shows another one.
  let drawings: [[Entry]]
  /// Accessible names by language, with `%@` for the currency's.
  let titles: [[Entry]]

  init(_ rendered: RenderedTarget) {
    let answers = rendered.buttons.map { LookupAnswers($0) }
    let keys = Self.necessaryKeys(answers.map(\.answers))
    currencies = keys.map { key in
      // A button may lack the key if some of its drawings failed.
      Entry(key: key, value: answers.lazy.compactMap { $0.answers[key]?.code }.first ?? "")
    }
    let drawings = answers.map { answers in
      let codes = answers.namesByCode.map { Entry(key: $0.key, value: $0.value) }
      let exceptions = keys.compactMap { key -> Entry? in
        guard let answer = answers.answers[key], answer.name != answers.namesByCode[answer.code]
        else { return nil }
        return answer.name.isEmpty ? nil : Entry(key: key, value: answer.name)
      }
      return (codes + exceptions).sorted { $0.key < $1.key }
    }
    let titles = rendered.buttons.map { Self.titles(of: $0) }
    let tables = (drawings: Self.distinct(drawings), titles: Self.distinct(titles))
    buttons = rendered.buttons.enumerated().map { index, button in
      Button(
        name: button.name, height: button.style.size, fallback: button.fallback?.name,
        drawings: tables.drawings.firstIndex(of: drawings[index]) ?? 0,
        titles: tables.titles.firstIndex(of: titles[index]) ?? 0)
    }
    (self.drawings, self.titles) = tables
  }

  /// The keys, in order. A key is left out if a lookup gets the same answer under its next key.
  private static func necessaryKeys(_ answers: [[String: LookupAnswers.Answer]]) -> [String] {
    var rest = Set(answers.flatMap(\.keys))
    // Longer keys come first: their answers follow from shorter ones.
    for key in rest.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
      let next = LookupKey(key).fallbacks.first(where: rest.contains)
      let isSame = answers.allSatisfy { answers in
        answers[key] ?? .nothing == next.flatMap { answers[$0] } ?? .nothing
      }
      if isSame { rest.remove(key) }
    }
    return rest.sorted()
  }

  private static func distinct(_ tables: [[Entry]]) -> [[Entry]] {
    tables.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The texts beside the button, or the patterns for its action where it has none.
  private static func titles(of button: RenderedButton) -> [Entry] {
    let labels = button.variant.labels.map { (language: LookupKey.folded($0.key), text: $0.value) }
    if !labels.isEmpty {
      return labels.map { Entry(key: $0.language, value: $0.text) }.sorted { $0.key < $1.key }
    }
    if let label = button.style.label { return [Entry(key: "", value: label)] }
    return TitlePatterns(button.style).byLanguage.map { Entry(key: $0.language, value: $0.pattern) }
  }
}

extension ButtonName? {
  /// The name in code; `standard` for a single button without a name.
  var identifier: String { self?.text ?? "standard" }
}

extension RenderedTarget {
  /// The name in code of the button that lookups take by default.
  var firstButton: String { buttons[0].name.identifier }

  /// Whether there is a drawing for every other locale, so that lookups always have an answer.
  var hasFallback: Bool { buttons.allSatisfy { $0.fallback != nil } }
}
