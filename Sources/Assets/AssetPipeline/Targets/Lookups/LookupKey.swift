/// A key in the tables of generated lookups: language, script and region of a locale, such as `zh-hant-tw`.
struct LookupKey {
  var language: String
  /// Nil if the identifier has none.
  var script: String?
  /// Nil if the identifier has none.
  var region: String?

  /// - Parameter identifier: a canonical locale identifier. Its variants and keywords are ignored.
  init(_ identifier: String) {
    var parts = Self.folded(identifier).prefix { $0 != "@" }.split(separator: "-")[...]
    language = parts.popFirst().map(String.init) ?? ""
    if let part = parts.first, part.utf8.count == 4, part.first?.isLetter == true {
      script = String(part)
      parts.removeFirst()
    }
    if let part = parts.first, (2...3).contains(part.utf8.count) { region = String(part) }
  }

  var text: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

  /// The keys that a lookup tries after this one, in order. A tag with a region never falls back to its
  /// language, because that would give the answer of another region.
  var fallbacks: [String] {
    guard let region else { return script == nil ? [] : [language] }
    if language == "und" { return [] }
    return (script == nil ? [] : ["\(language)-\(region)"]) + ["und-\(region)"]
  }

  /// Converts an identifier such as `zh_Hant` to the form of keys: `zh-hant`.
  static func folded(_ identifier: String) -> String {
    identifier.lowercased().replacing("_", with: "-")
  }
}
