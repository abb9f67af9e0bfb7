import ArgumentParser
import CurrencyLocale
import VectorGraphics

/// The names that a shell completes. They are looked up only when the shell asks, because the list of
/// locales would slow down the start of every command.
enum Completions {
  /// The locales that end in a country or region. Almost all of them have a currency.
  static var locales: CompletionKind {
    list {
      CurrencyLocale.identifiersInLocaleData.filter { identifier in
        let last = identifier.split(separator: "_").dropFirst().last ?? ""
        return last.utf8.count == 2 || last.utf8.count == 3
      }
    }
  }

  /// The codes of currencies.
  static var currencies: CompletionKind { list { ISOCurrency.all.map(\.code) } }

  /// The names of system colours and CSS colours.
  ///
  /// - Parameter others: words that are valid instead of a colour.
  static func colors(and others: [String] = []) -> CompletionKind {
    list { SystemColor.allCases.map(\.name) + others + RGBAColor.cssNames }
  }

  private static func list(_ names: @escaping @Sendable () -> [String]) -> CompletionKind {
    .custom { _, _, prefix in names().filter { $0.hasPrefix(prefix) } }
  }
}
