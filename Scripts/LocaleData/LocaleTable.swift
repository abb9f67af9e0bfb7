/// Facts by locale and key. A locale has the facts of its parents, and its own in their place.
struct LocaleTable {
  private(set) var facts: [String: [String: String]] = [:]
  /// The parent by locale; that of another locale is the identifier without its last part.
  let parents: [String: String]

  init(_ locales: [String]) {
    var parents: [String: String] = [:]
    let listed = Bundle(named: "supplementalData")?.part("parentLocales")?.children ?? []
    for parent in listed {
      for child in parent.string.map({ [$0] }) ?? parent.children.compactMap(\.string) {
        parents[child] = parent.key
      }
    }
    for locale in locales {
      // A language in a script that is not its usual one has no texts of the language.
      let script = locale.split(separator: "_").prefix(2).joined(separator: "_")
      let isRoot = [locale, script].contains {
        Bundle($0)?.ownString("%%Parent") == "root"
      }
      if isRoot, locale == script || !locales.contains(script) { parents[locale] = "root" }
    }
    self.parents = parents
  }

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

  /// Adds a fact, unless `known` is the same: what a reader takes without it.
  mutating func set(_ locale: String, _ key: String, _ value: String, unless known: String?) {
    if value != known { facts[locale, default: [:]][key] = value }
  }

  /// Adds a fact unless the locale inherits it.
  ///
  /// - Parameter missing: the value of which the locale has no fact.
  mutating func set(_ locale: String, _ key: String, _ value: String, missing: String = "") {
    set(locale, key, value, unless: inherited(locale, key) ?? missing)
  }
}
