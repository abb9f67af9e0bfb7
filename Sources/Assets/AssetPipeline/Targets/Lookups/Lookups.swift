import BadgeKit
import VectorGraphics

/// A row of a table in the generated lookups.
package struct LookupRow: Hashable {
  var key: String
  var value: String

  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// The tables in the generated lookups of a target. They are the same in every programming language.
///
/// All buttons share the table of currencies. Buttons with equal tables of drawings or of accessible names
/// share those too.
package struct Lookups {
  struct Button {
    /// Nil for the unnamed button (``ButtonVariant/name``).
    let name: ButtonName?
    /// Its height in points.
    let height: Double
    /// The name of the drawing that the lookup returns if no key matches, in the form of ``Lookups/drawings``;
    /// nil if there is none.
    let fallback: String?
    /// Whether each drawing has a side for right-to-left layouts, whose name ends in `_rtl`.
    let hasTwoSides: Bool
    /// Whether drawings have labels in the languages of their locales. Readers of other languages get drawings
    /// without them.
    let hasLabels: Bool
    /// The index in ``Lookups/drawings``.
    let drawings: Int
    /// The index in ``Lookups/titles``.
    let titles: Int

    /// Its name in code.
    var identifier: String { name.identifier }
    /// The beginning of its drawings' names.
    var prefix: String { name.prefix }
  }

  /// In the configuration's order, at least one.
  let buttons: [Button]
  /// The codes of the drawn currencies by key (``LookupKey``). An empty code ends a lookup, which would
  /// otherwise go on to a shorter key.
  let currencies: [LookupRow]
  /// The names of drawings, without the button's prefix, by currency code. A key whose drawing differs from its
  /// currency's has a row of its own.
  let drawings: [[LookupRow]]
  /// The accessible names by language. `%@` stands for the name of the currency.
  let titles: [[LookupRow]]

  init(_ rendered: RenderedTarget) {
    var answers = rendered.buttons.map { LookupAnswers($0) }
    let drawn = Set(answers.flatMap(\.namesByCode.keys))
    for index in answers.indices { answers[index].leaveOut(besides: drawn) }
    let keys = Self.necessaryKeys(answers.map(\.answers))
    currencies = keys.map { key in
      // If drawings of a button failed, the button can lack the key. So take the code from the first button
      // that has it.
      LookupRow(key: key, value: answers.lazy.compactMap { $0.answers[key]?.code }.first ?? "")
    }
    let drawings = answers.map { answers in
      let codes = answers.namesByCode.map { LookupRow(key: $0.key, value: $0.value) }
      let exceptions = keys.compactMap { key -> LookupRow? in
        guard let answer = answers.answers[key], answer.name != answers.namesByCode[answer.code]
        else { return nil }
        return answer.name.isEmpty ? nil : LookupRow(key: key, value: answer.name)
      }
      return (codes + exceptions).sorted { $0.key < $1.key }
    }
    let titles = rendered.buttons.map { Self.titles(of: $0) }
    let tables = (drawings: Self.distinct(drawings), titles: Self.distinct(titles))
    buttons = rendered.buttons.enumerated().map { index, button in
      Button(
        name: button.name, height: button.style.size,
        fallback: button.fallback?.name.key(in: button.variant),
        hasTwoSides: button.variant.hasTwoSides, hasLabels: !button.variant.labels.isEmpty,
        drawings: tables.drawings.firstIndex(of: drawings[index]) ?? 0,
        titles: tables.titles.firstIndex(of: titles[index]) ?? 0)
    }
    (self.drawings, self.titles) = tables
  }

  /// The keys that lookups need, sorted. A key is left out if lookups get the same answer from the next key
  /// that they try.
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

  private static func distinct(_ tables: [[LookupRow]]) -> [[LookupRow]] {
    tables.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The accessible names by language. The names of the configuration take precedence over the texts beside the
  /// button, and these over the patterns that describe the action. The empty key has the name for all other
  /// languages.
  static func titles(of button: RenderedButton) -> [LookupRow] {
    var titles = Dictionary(
      TitlePatterns(button.style).byLanguage.map { ($0.language, $0.pattern) },
      uniquingKeysWith: { first, _ in first })
    titles[""] = titles["en"]
    if let label = button.style.label { titles = ["": label] }
    for texts in [button.variant.labels, button.variant.names] {
      for (key, text) in texts { titles[LookupKey.folded(key)] = text }
      // The regions whose tags, such as zh-TW, imply the script of traditional Chinese.
      guard let text = texts["zh_Hant"] else { continue }
      for region in ["hk", "mo", "tw"] where texts["zh_\(region.uppercased())"] == nil {
        titles["zh-\(region)"] = text
      }
    }
    return titles.map { LookupRow(key: $0.key, value: $0.value) }.sorted { $0.key < $1.key }
  }
}

extension ButtonName? {
  /// The name in code; `standard` for the unnamed button.
  var identifier: String { self?.text ?? "standard" }

  /// The beginning of the names of its drawings; empty for the unnamed button.
  var prefix: String { map { $0.text + "_" } ?? "" }
}

extension RenderedTarget {
  /// The name in code of the button that lookups use by default.
  var firstButton: String { buttons[0].name.identifier }

  /// Whether every button has a fallback, so that lookups always return a drawing.
  var hasFallback: Bool { buttons.allSatisfy { $0.fallback != nil } }
}

extension RenderedButton {
  /// The full names of the drawings, each once: on platforms that choose the side themselves, both sides of a
  /// drawing share theirs.
  var assetNames: [String] {
    drawings.filter { $0.counterpart == nil || !$0.isMirrored }.flatMap(\.assetNames)
  }
}
