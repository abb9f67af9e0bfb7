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
  /// The text of an `identifier` pattern without `*`; nil for any other pattern.
  package var single: String? {
    if case .identifier(let text) = self, !text.utf8.contains(LocaleMatcher.star) {
      text
    } else {
      nil
    }
  }
}

/// A pattern in the form in which it is compared with many locales.
package struct LocaleMatcher: Hashable {
  /// The parts of an identifier between stars.
  private var parts: [[UInt8]] = [[], []]
  /// The code of the currency; nil for any.
  private var currency: String?

  static let star = UInt8(ascii: "*")

  package init(_ pattern: LocaleSelector.Pattern) {
    switch pattern {
    case .all: break
    case .currency(let code): currency = code.uppercased()
    case .identifier(let text):
      parts = Self.plain(text).split(separator: Self.star, omittingEmptySubsequences: false)
        .map(Array.init)
      // Several stars are one.
      if parts.count > 2 {
        parts = parts[..<1] + parts.dropFirst().dropLast().filter { !$0.isEmpty } + parts.suffix(1)
      }
    }
  }

  /// An identifier without what patterns ignore: letter case, and the difference between `-` and `_`.
  package static func plain(_ identifier: String) -> [UInt8] {
    identifier.lowercased().utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
  }

  /// Whether the pattern matches a locale. Its identifier must begin with the part before the first star and end
  /// with the part after the last one. The other parts must follow each other in between.
  ///
  /// Bytes are compared: a combining mark after a star would make one `Character` of both.
  ///
  /// - Parameter identifier: the locale's identifier as ``plain(_:)`` returns it.
  package func matches(_ identifier: [UInt8], currency: String) -> Bool {
    if let wanted = self.currency { return wanted == currency }
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first == identifier
    }
    guard identifier.starts(with: first) else { return false }
    var rest = identifier.dropFirst(first.count)
    for part in parts[1..<parts.count - 1] {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}
