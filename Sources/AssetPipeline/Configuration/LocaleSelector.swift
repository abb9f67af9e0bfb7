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
  /// Whether the pattern matches a locale; letter case and the kind of separator don't count.
  func matches(identifier: String, currency: String) -> Bool {
    switch self {
    case .all: true
    case .currency(let code): code.uppercased() == currency
    case .identifier(let pattern):
      Self.matches(Array(Self.plain(pattern).utf8)[...], Array(Self.plain(identifier).utf8)[...])
    }
  }

  /// The identifier itself, where the pattern names just one.
  var single: String? {
    if case .identifier(let text) = self, !text.contains("*") { text } else { nil }
  }

  private static func plain(_ identifier: String) -> String {
    identifier.lowercased().replacing("-", with: "_")
  }

  /// Greedy matching with one position to go back to: linear but for the last star.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var retry: (p: Int, t: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        p += 1
        retry = (p, t)
      } else if p < pattern.endIndex, pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let (lastP, lastT) = retry {
        retry = (lastP, lastT + 1)
        (p, t) = (lastP, lastT + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
