import ArgumentParser
import CurrencyLocale
import VectorGraphics

/// The names that a shell completes. They are looked up when the shell asks, as the list of locales would
/// slow the start of every command.
enum Completions {
  /// The locales with a country. Almost all of them have a currency.
  static var locales: CompletionKind {
    list {
      CurrencyLocale.everyIdentifier.filter { identifier in
        let last = identifier.split(separator: "_").dropFirst().last ?? ""
        return last.utf8.count == 2 || last.utf8.count == 3
      }
    }
  }

  /// The codes of currencies.
  static var currencies: CompletionKind { list { ISOCurrency.all.map(\.code) } }

  /// System colours and CSS colours.
  ///
  /// - Parameter others: words that may be used instead of a colour.
  static func colors(and others: [String] = []) -> CompletionKind {
    list { SystemColor.allCases.map(\.name) + others + RGBAColor.cssNames }
  }

  private static func list(_ names: @escaping @Sendable () -> [String]) -> CompletionKind {
    .custom { _, _, prefix in names().filter { $0.hasPrefix(prefix) } }
  }
}
