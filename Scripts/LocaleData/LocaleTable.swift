/// The facts of all locales. A locale has the facts that its parent has not.
struct LocaleTable {
  /// The facts by locale and key.
  private(set) var facts: [String: [String: String]] = [:]
  var parents: [String: String] = [:]

  /// A locale and its parents; the last one is `root`.
  func chain(_ locale: String) -> [String] {
    var chain = [locale]
    while let last = chain.last, last != "root" {
      chain.append(parents[last] ?? Self.shortened(last))
    }
    return chain
  }

  static func shortened(_ locale: String) -> String {
    locale.lastIndex(of: "_").map { String(locale[..<$0]) } ?? "root"
  }

  func inherited(_ locale: String, _ key: String) -> String? {
    for ancestor in chain(locale) {
      if let value = facts[ancestor]?[key] { return value }
    }
    return nil
  }

  /// A fact of the number format: the currency's own, that of the number system, or that of Latin digits.
  func number(_ locale: String, _ fact: String, system: String, code: String) -> String? {
    inherited(locale, "\(code)/\(fact)") ?? inherited(locale, "\(system)/\(fact)")
      ?? inherited(locale, "latn/\(fact)")
  }

  /// Adds a fact unless the locale has it already.
  mutating func set(_ locale: String, _ key: String, _ value: String, unless known: String?) {
    if value != known { facts[locale, default: [:]][key] = value }
  }

  /// The text of a number as the reader of the table would write it.
  func text(
    _ locale: String, isNegative: Bool, kind: String, symbol: String, system: String,
    digits: String, code: String, fraction: Int = 2
  ) -> String {
    let isCount = kind == "count"
    func fact(_ name: String) -> String {
      number(locale, name, system: system, code: code) ?? ""
    }
    let template = template(
      locale, isNegative: isNegative, kind: kind, symbol: symbol, system: system, code: code)
    let ownSizes = fact(kind + "Sizes")
    let sizes = (ownSizes.isEmpty ? fact("sizes") : ownSizes).split(separator: " ").map {
      Int($0) ?? 0
    }
    let group = fact(isCount ? "countGroup" : "group")
    let all = Array(digits)
    var text = ""
    let whole = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    for (index, digit) in whole.enumerated() {
      let rest = whole.count - index
      let isBoundary =
        sizes[0] > 0
        && (rest == sizes[0] || rest > sizes[0] && (rest - sizes[0]) % max(1, sizes[1]) == 0)
      if index > 0, isBoundary, whole.count >= sizes[2] { text += group }
      text.append(all[digit])
    }
    if fraction > 0 {
      text += fact("decimal") + String(repeating: String(all[0]), count: fraction)
    }
    return template.map { character -> String in
      switch character {
      case "#": text
      case "¤": symbol
      case "-": fact(isCount ? "countMinus" : "minus")
      default: String(character)
      }
    }.joined()
  }

  private func template(
    _ locale: String, isNegative: Bool, kind: String, symbol: String, system: String, code: String
  ) -> String {
    let value = number(locale, kind, system: system, code: code) ?? ""
    let fields = value.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let template = fields[isNegative ? 1 : 0]
    let isInFront =
      (template.firstIndex(of: "¤") ?? template.endIndex)
      < (template.firstIndex(of: "#") ?? template.startIndex)
    let scalars = symbol.unicodeScalars
    guard kind != "count", needsSpace(isInFront ? scalars.last : scalars.first) else {
      return template
    }
    return fields.count == 4 ? fields[isNegative ? 3 : 2] : spaced(template)
  }
}
