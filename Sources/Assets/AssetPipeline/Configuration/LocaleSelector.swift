/// The locales of a batch.
package struct LocaleSelector: Hashable, Encodable, Sendable {
  /// One line of a list of locales.
  package enum Pattern: Hashable, Encodable, Sendable {
    /// Every locale that has a currency.
    case all
    /// An identifier, in which `*` stands for any characters.
    case identifier(String)
    /// Every locale with this currency.
    case currency(String)
  }

  package var include: [Pattern]
  package var exclude: [Pattern]

  package init(include: [Pattern] = [.all], exclude: [Pattern] = []) {
    self.include = include
    self.exclude = exclude
  }
}

extension LocaleSelector.Pattern {
  /// Whether the pattern matches a locale. Letter case is ignored, and `-` and `_` are equal.
  package func matches(identifier: String, currency: String) -> Bool {
    switch self {
    case .all: true
    case .currency(let code): code.uppercased() == currency
    case .identifier(let pattern):
      Self.matches(Self.plain(pattern), Self.plain(identifier))
    }
  }

  /// The text of an `identifier` pattern without `*`; nil for any other pattern.
  package var single: String? {
    if case .identifier(let text) = self, !text.utf8.contains(Self.star) { text } else { nil }
  }

  private static let star = UInt8(ascii: "*")

  private static func plain(_ identifier: String) -> String {
    identifier.lowercased().replacing("-", with: "_")
  }

  /// Whether a text matches a pattern with `*`. The text must begin with the part before the first star and end
  /// with the part after the last one. The other parts must follow each other in between.
  ///
  /// Bytes are compared: a combining mark after a star would make one `Character` of both.
  private static func matches(_ pattern: String, _ text: String) -> Bool {
    let parts = pattern.utf8.split(separator: star, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return pattern == text
    }
    guard text.utf8.starts(with: first) else { return false }
    var rest = text.utf8.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.reversed().starts(with: last.reversed())
  }
}
