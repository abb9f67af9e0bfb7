/// The Swift file that finds an image by locale or currency, and shows it.
struct SwiftLookup {
  /// The end of a symbol set's name, after its drawing's: no image set has the same name.
  static let symbolSuffix = ".symbol"

  let type: SwiftTypeName
  let namespace: String
  /// Whether each drawing is a custom symbol too.
  let hasSymbols: Bool
  let lookups: Lookups

  var source: String {
    """
    // Made by mintmark. Changes are lost when it runs again.

    import Foundation

    #if canImport(SwiftUI)
      import SwiftUI
    #endif

    #if canImport(UIKit)
      import UIKit
    #elseif canImport(AppKit)
      import AppKit
    #endif

    /// The currency badge images of the asset catalog.
    public enum \(type.text) {
    \(buttonType)\(fallbackFunctions)
      /// The name of the image for a locale: that of the currency it names, of the locale, or of its
      /// region; nil for any other.
      public static func knownImageName(for locale: Locale\(parameter)) -> String? {
        knownImageName(forTag: locale.identifier\(argument))
      }

      /// The name of the image for a locale tag such as `fr-CH`, as ``knownImageName(for:\(label))``
      /// finds it.
      public static func knownImageName(forTag tag: String\(parameter)) -> String? {
        guard let tag = Tag(tag) else { return nil }
        let name = tag.currency.map { \(byCurrency)[$0] } ?? tag.value(in: \(byTag))
        return name.map { \(prefix) + $0 }
      }

      /// The name of the image that most locales with a currency show; nil for any other currency.
      public static func knownImageName(forCurrencyCode code: String\(parameter)) -> String? {
        \(byCurrency)[code.uppercased()].map { \(prefix) + $0 }
      }

    \(symbolFunctions)
      /// The currency of a locale: the one it names, its own, or its region's.
      public static func currencyCode(for locale: Locale) -> String? {
        Tag(locale.identifier).flatMap { $0.currency ?? $0.value(in: currencyByTag) }
      }

    \(view.heightFunction)\(view.accessibilityLabel)
      /// The bundle of the asset catalog.
      public static var bundle: Bundle {
        #if SWIFT_PACKAGE
          return .module
        #else
          return Bundle(for: BundleToken.self)
        #endif
      }

      private final class BundleToken {}

      /// An image of the catalog.
      public struct Resource: Hashable, Sendable {
        /// The name in the catalog.
        public let name: String

    \(resources)
      }

    \(SwiftLookupSource.tag)
      // Locales that differ from their region, regions (und-), and languages without a region.
    \(table("byTag", \.names))
    \(table("byCurrency", \.namesByCode))
      private static let currencyByTag: [String: String] = [
    \(lines(lookups.codes))
      ]
    }
    \(view.views)
    """
  }

  private var view: SwiftViewSource {
    SwiftViewSource(type: type, lookups: lookups, hasSymbols: hasSymbols)
  }

  private var parameter: String { SwiftLookupSource.parameter(lookups) }

  private var argument: String { lookups.hasNamedButtons ? ", button: button" : "" }

  private var label: String { lookups.hasNamedButtons ? "button:" : "" }

  private var byTag: String { lookups.isOneTable ? "byTag" : "byTag(button)" }

  private var byCurrency: String { lookups.isOneTable ? "byCurrency" : "byCurrency(button)" }

  /// The expression for the part of a name before that of the drawing.
  private var prefix: String {
    SourceLiteral.quoted(namespace + "/") + (lookups.hasNamedButtons ? " + button.prefix" : "")
  }

  private var buttonType: String {
    guard lookups.hasNamedButtons else { return "" }
    let cases = lookups.buttons.compactMap(\.name).map {
      "    case \(SwiftName.identifier($0.text)) = \(SourceLiteral.quoted($0.text))"
    }
    return """
        /// The buttons.
        public enum Button: String, CaseIterable, Sendable {
      \(cases.joined(separator: "\n"))

          fileprivate var prefix: String { rawValue + "_" }
        }


      """
  }

  /// The functions that always have an answer; none where there is no fallback.
  private var fallbackFunctions: String {
    guard lookups.hasFallback else { return "" }
    let fallbacks = lookups.buttons.map { $0.table.fallback ?? "" }
    let isOne = Set(fallbacks).count == 1
    let declaration =
      lookups.hasNamedButtons
      ? """
        /// The name of the image for everything else.
        public static func fallback(_ button: Button) -> String {
          \(isOne ? "\(prefix) + \(SourceLiteral.quoted(fallbacks[0]))" : choice(fallbacks))
        }
      """
      : """
        /// The name of the image for everything else.
        public static let fallback = \(SourceLiteral.quoted("\(namespace)/\(fallbacks[0])"))
      """
    let fallback = lookups.hasNamedButtons ? "fallback(button)" : "fallback"
    return """
        /// The name of the image for a locale, or the fallback.
        public static func imageName(for locale: Locale\(parameter)) -> String {
          knownImageName(for: locale\(argument)) ?? \(fallback)
        }

        /// The name of the image for a locale tag such as `fr-CH`, or the fallback.
        public static func imageName(forTag tag: String\(parameter)) -> String {
          knownImageName(forTag: tag\(argument)) ?? \(fallback)
        }

        /// The name of the image that most locales with a currency show, or the fallback.
        public static func imageName(forCurrencyCode code: String\(parameter)) -> String {
          knownImageName(forCurrencyCode: code\(argument)) ?? \(fallback)
        }

      \(declaration)

      """
  }

  /// A statement that chooses a full name by button.
  private func choice(_ names: [String]) -> String {
    let cases = zip(lookups.buttons, names).map { button, name in
      "case .\(SwiftName.member(button.name?.text ?? "")): "
        + "return \(prefix) + \(SourceLiteral.quoted(name))"
    }
    return "switch button {\n    " + cases.joined(separator: "\n    ") + "\n    }"
  }

  private var symbolFunctions: String {
    guard hasSymbols else { return "" }
    let suffix = SourceLiteral.quoted(Self.symbolSuffix)
    let withFallback = """
        /// The name of the custom symbol for a locale, or the fallback's.
        public static func symbolName(for locale: Locale\(parameter)) -> String {
          imageName(for: locale\(argument)) + \(suffix)
        }

      """
    return (lookups.hasFallback ? withFallback + "\n" : "") + """
        /// The name of the custom symbol for a locale, as ``knownImageName(for:\(label))`` finds it.
        public static func knownSymbolName(for locale: Locale\(parameter)) -> String? {
          knownImageName(for: locale\(argument)).map { $0 + \(suffix) }
        }

      """
  }

  private var resources: String {
    lookups.buttons.flatMap(\.names).map {
      "    public static let \(SwiftName.identifier($0.text)) = Resource("
        + "name: \(SourceLiteral.quoted("\(namespace)/\($0.text)")))"
    }.joined(separator: "\n")
  }

  /// A table that all buttons have in common, or a function that chooses one of several.
  private func table(
    _ name: String, _ entries: KeyPath<LookupTable, [LookupTable.Entry]>
  ) -> String {
    if lookups.isOneTable {
      return """
          private static let \(name): [String: String] = [
        \(lines(lookups.buttons[0].table[keyPath: entries]))
          ]

        """
    }
    let cases = lookups.buttons.map { button in
      let member = button.name?.text ?? ""
      return "    case .\(SwiftName.member(member)): "
        + "return \(name)\(SourceLiteral.typeCase(member))"
    }
    let tables = lookups.buttons.map { button in
      """
        private static let \(name)\(SourceLiteral.typeCase(button.name?.text ?? "")): [String: String] = [
      \(lines(button.table[keyPath: entries]))
        ]

      """
    }
    return """
        private static func \(name)(_ button: Button) -> [String: String] {
          switch button {
      \(cases.joined(separator: "\n"))
          }
        }

      \(tables.joined(separator: "\n"))
      """
  }

  private func lines(_ entries: [LookupTable.Entry]) -> String {
    SwiftLookupSource.lines(entries, indentation: 4)
  }
}

/// Names of drawings and buttons in Swift.
enum SwiftName {
  /// The name where it is declared.
  static func identifier(_ name: String) -> String {
    let name = SourceLiteral.camelCase(name)
    return isKeyword(name) ? "`\(name)`" : name
  }

  /// Whether Swift's grammar reserves a word.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// The name behind a dot, where only `init` would be another one.
  static func member(_ name: String) -> String {
    let name = SourceLiteral.camelCase(name)
    return name == "init" ? "`init`" : name
  }

  /// Words that Swift's grammar reserves, in small letters.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
