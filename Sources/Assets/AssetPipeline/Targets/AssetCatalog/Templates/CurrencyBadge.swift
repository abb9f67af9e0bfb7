// mintmark:header
// Made by mintmark. Changes are lost when it runs again.
// mintmark:end

// mintmark:page
// How an app uses the catalog and this file.
// mintmark:end

#if compiler(>=6)
  public import Foundation

  #if canImport(SwiftUI)
    public import SwiftUI
  #endif

  #if canImport(UIKit)
    public import UIKit
  #elseif canImport(AppKit)
    public import AppKit
  #endif

  #if canImport(DeveloperToolsSupport)
    public import DeveloperToolsSupport
  #endif
#else
  import Foundation

  #if canImport(SwiftUI)
    import SwiftUI
  #endif

  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  #if canImport(DeveloperToolsSupport)
    import DeveloperToolsSupport
  #endif
#endif

/// The currency badge images of the asset catalog.
nonisolated public enum CurrencyBadge {
  /// The buttons.
  nonisolated public enum Button: String, CaseIterable, Sendable {
    // mintmark:buttons
    case firstButton = "first_button"
    // mintmark:end
  }

  /// The name of the image for a locale, or the fallback.
  ///
  /// - Parameter language: the language around it; if it is not the locale's, the image has no label.
  public static func imageName(
    for locale: Locale, button: Button = .firstButton, language: String? = nil
  ) -> String /* mintmark:optional */ {
    knownImageName(for: locale, button: button, language: language) ?? fallback(button)
  }

  /// The name of the image for a locale tag such as `fr-CH`, or the fallback.
  public static func imageName(
    forTag tag: String, button: Button = .firstButton, language: String? = nil
  ) -> String /* mintmark:optional */ {
    knownImageName(forTag: tag, button: button, language: language) ?? fallback(button)
  }

  /// The name of the image that most locales with a currency show, or the fallback.
  public static func imageName(
    forCurrencyCode code: String, button: Button = .firstButton
  ) -> String /* mintmark:optional */ {
    knownImageName(forCurrencyCode: code, button: button) ?? fallback(button)
  }

  /// The name of the image for everything else.
  public static func fallback(
    _ button: Button = .firstButton
  ) -> String /* mintmark:optional */ { details(button).fallback }

  /// The name of the first button's image for everything else.
  public static var fallback: String /* mintmark:optional */ { fallback() }

  /// The name of the image for a locale: that of the currency it names, of the locale, or of its
  /// region; nil for any other.
  public static func knownImageName(
    for locale: Locale, button: Button = .firstButton, language: String? = nil
  ) -> String? {
    knownImageName(forTag: locale.identifier, button: button, language: language)
  }

  /// The name of the image for a locale tag such as `fr-CH`, as ``knownImageName(for:button:)``
  /// finds it.
  public static func knownImageName(
    forTag tag: String, button: Button = .firstButton, language: String? = nil
  ) -> String? {
    guard let money = money(tag) else { return nil }
    let details = details(button)
    let isRead = !details.hasLabels || base(language ?? tag) == base(tag)
    let own = isRead ? money.key.flatMap { details.drawings[$0] } : nil
    return (own ?? details.drawings[money.code]).map { details.prefix + $0 }
  }

  /// The name of the image that most locales with a currency show; nil for any other currency.
  public static func knownImageName(
    forCurrencyCode code: String, button: Button = .firstButton
  ) -> String? {
    let details = details(button)
    return details.drawings[code.uppercased()].map { details.prefix + $0 }
  }

  // mintmark:symbols
  /// The name of the custom symbol for a locale, or the fallback's.
  public static func symbolName(
    for locale: Locale, button: Button = .firstButton, language: String? = nil
  ) -> String /* mintmark:optional */ {
    symbolName(ofImage: imageName(for: locale, button: button, language: language))
  }

  /// The name of the custom symbol for a locale, as ``knownImageName(for:button:)`` finds it.
  public static func knownSymbolName(
    for locale: Locale, button: Button = .firstButton, language: String? = nil
  ) -> String? {
    symbolName(ofImage: knownImageName(for: locale, button: button, language: language))
  }

  /// The name of the custom symbol that most locales with a currency show; nil for any other currency.
  public static func knownSymbolName(
    forCurrencyCode code: String, button: Button = .firstButton
  ) -> String? {
    symbolName(ofImage: knownImageName(forCurrencyCode: code, button: button))
  }

  /// The name of the custom symbol that most locales with a currency show, or the fallback's.
  public static func symbolName(
    forCurrencyCode code: String, button: Button = .firstButton
  ) -> String /* mintmark:optional */ {
    symbolName(ofImage: imageName(forCurrencyCode: code, button: button))
  }

  private static func symbolName(ofImage name: String) -> String { name + ".symbol" }

  private static func symbolName(ofImage name: String?) -> String? { name.map { $0 + ".symbol" } }

  // mintmark:end
  /// The language of a tag without script and region.
  private static func base(_ tag: String) -> String {
    String(tag.lowercased().prefix { !"-_@.".contains($0) })
  }

  /// The currency of a locale: the one it names, its own, or its region's, if it is drawn.
  public static func currencyCode(for locale: Locale) -> String? { money(locale.identifier)?.code }

  /// The height at which a button is drawn, in points.
  public static func height(_ button: Button = .firstButton) -> Double { details(button).height }

  /// The accessible name of a locale's button, such as `Add Swiss Franc`.
  ///
  /// - Parameter language: a tag such as `fr`, or a locale's identifier; without it the language the app is
  ///   shown in.
  public static func accessibilityLabel(
    for locale: Locale, button: Button = .firstButton, language: String? = nil
  ) -> String {
    accessibilityLabel(
      forCurrencyCode: currencyCode(for: locale) ?? "", button: button, language: language)
  }

  /// The accessible name of a currency's button, as ``accessibilityLabel(for:button:language:)`` has it.
  public static func accessibilityLabel(
    forCurrencyCode code: String, button: Button = .firstButton, language: String? = nil
  ) -> String {
    let given = language ?? Bundle.main.preferredLocalizations.first ?? "en"
    // Without the keywords of an identifier, such as `@rg=chzzzz`.
    let language = String(given.prefix { $0 != "@" })
    let titles = details(button).titles
    var key = language.lowercased().replacingOccurrences(of: "_", with: "-")
    while titles[key] == nil, let hyphen = key.lastIndex(of: "-") {
      key = String(key[..<hyphen])
    }
    let title = titles[key] ?? titles[""] ?? "%@"
    let isCurrencyAlone = title == "%@"
    // Without words of the language, the name is wholly in English.
    let isKnown = titles[key] != nil || isCurrencyAlone
    let spoken = Locale(identifier: isKnown ? language : "en")
    // Of no currency the action alone is named, and without an action that the currency is unknown.
    let code = code.isEmpty && isCurrencyAlone ? "XXX" : code.uppercased()
    let name = spoken.localizedString(forCurrencyCode: code) ?? code
    return title.replacingOccurrences(of: "%@", with: name)
      .trimmingCharacters(in: CharacterSet(charactersIn: " \u{A0}:\u{FF1A}"))
  }

  /// The bundle of the asset catalog.
  public static var bundle: Bundle {
    #if SWIFT_PACKAGE
      return .module
    #else
      return Bundle(for: BundleToken.self)
    #endif
  }

  nonisolated private final class BundleToken {}

  /// An image of the catalog.
  nonisolated public struct Resource: Hashable, Sendable {
    /// The name in the catalog.
    public let name: String

    // mintmark:resources
    /// A drawing.
    public static let usd = Resource(name: "CurrencyBadge/usd")
    // mintmark:end

    #if canImport(DeveloperToolsSupport)
      /// The symbol that Xcode generates for the image has this type too.
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
      public var imageResource: ImageResource {
        ImageResource(name: name, bundle: CurrencyBadge.bundle)
      }
    #endif
  }

  /// The currency of a tag, and the key of `currencies` it was found by; no key where the tag itself
  /// names the currency.
  private static func money(_ tag: String) -> (code: String, key: String?)? {
    guard let tag = Tag(tag) else { return nil }
    if let code = tag.currency { return (code, nil) }
    for key in tag.keys {
      if let code = currencies[key] { return code == "-" ? nil : (code, key) }
    }
    return nil
  }

  /// A locale tag in any of its spellings: `zh-Hant-TW`, `en_US@currency=EUR`, `de_DE.UTF-8`.
  nonisolated private struct Tag {
    private(set) var currency: String?
    /// The keys to look for, the first match wins: a tag with a region never leaves it.
    let keys: [String]

    init?(_ tag: String) {
      let halves = tag.lowercased().split(separator: "@", omittingEmptySubsequences: false)
      let base = halves.first?.prefix { $0 != "." } ?? ""
      var parts = base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
      let language = parts.popFirst() ?? ""
      guard (2...8).contains(language.utf8.count), Tag.isLetters(language),
        base.utf8.allSatisfy({ $0 == 45 || $0 == 95 || Tag.isLetterOrDigit($0) })
      else { return nil }
      var script: Substring = ""
      var region: Substring?
      var currency: String?
      func set(_ key: Substring, _ value: Substring) {
        if key == "cu" || key == "currency" {
          if currency == nil, (3...10).contains(value.utf8.count), Tag.isLetters(value) {
            currency = value.uppercased()
          }
        } else if key == "rg", (3...6).contains(value.utf8.count), Tag.isLetters(value.prefix(2)) {
          // The region with `zzzz`, or a subdivision of it (UTS 35): `chzzzz`, `gbsct`.
          region = value.prefix(2)
        }
      }
      while let part = parts.first, part.utf8.count != 1 {
        if part.utf8.count == 4, Tag.isLetters(part), script.isEmpty, region == nil {
          script = part
        } else if Tag.isRegion(part), region == nil {
          region = part
        }
        parts = parts.dropFirst()
      }
      var singleton: Substring = ""
      var key: Substring = ""
      for part in parts {
        if part == "x" { break }
        switch part.utf8.count {
        case 1: (singleton, key) = (part, "")
        case 2: key = part
        default:
          if singleton == "u" { set(key, part) }
          key = ""
        }
      }
      for keyword in halves.dropFirst().joined().split(separator: ";") {
        let sides = keyword.split(separator: "=", omittingEmptySubsequences: false)
        if sides.count == 2 { set(sides[0], sides[1]) }
      }
      self.currency = currency
      if let area = region {
        keys = ["\(language)-\(script)-\(area)", "\(language)-\(area)", "und-\(area)"]
      } else {
        keys = ["\(language)-\(script)", String(language)]
      }
    }

    private static func isLetters(_ text: Substring) -> Bool {
      text.utf8.allSatisfy { (97...122).contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
      (97...122).contains(byte) || (48...57).contains(byte)
    }

    private static func isRegion(_ text: Substring) -> Bool {
      text.utf8.count == 2 && isLetters(text)
        || text.utf8.count == 3 && text.utf8.allSatisfy { (48...57).contains($0) }
    }
  }

  /// What differs between buttons.
  nonisolated private struct Details {
    /// The beginning of its images' names.
    let prefix: String
    let fallback: String /* mintmark:optional */
    /// Whether images have labels of their locales' languages.
    let hasLabels: Bool
    let height: Double
    let drawings: [String: String]
    let titles: [String: String]
  }

  private static func details(_ button: Button) -> Details {
    switch button {
    // mintmark:details
    case .firstButton:
      return Details(
        prefix: "CurrencyBadge/first_button_", fallback: "CurrencyBadge/first_button_xxx",
        hasLabels: false, height: 50, drawings: drawings0, titles: titles0)
    // mintmark:end
    }
  }

  /// Reads a table: each word is a key, whose value is the last word ahead of it with a colon.
  private static func table(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    var value = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.last == ":" { value = String(word.dropLast()) } else { table[String(word)] = value }
    }
    return table
  }

  // Currencies with the regions (und-) that have them, languages without a region, and locales that
  // differ from their region. A key under a hyphen has none, although a shorter one has.
  private static let currencies = table(
    """
    // mintmark:currencies
    USD: en und-us
    // mintmark:end
    """)

  // Drawings with their currencies, and with locales that differ from their currency.
  // mintmark:drawings
  private static let drawings0 = table(
    """
    usd: USD
    """)
  // mintmark:end

  // Accessible names by language, with %@ for the currency's.
  // mintmark:titles
  private static let titles0: [String: String] = [
    "en": "Add %@"
  ]
  // mintmark:end
}

#if canImport(SwiftUI)
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  nonisolated extension Image {
    /// An image of the catalog.
    ///
    /// - Parameter label: what VoiceOver speaks; without it, VoiceOver passes over the image.
    public init(currencyBadge resource: CurrencyBadge.Resource, label: Text? = nil) {
      if let label = label {
        self.init(resource.name, bundle: CurrencyBadge.bundle, label: label)
      } else {
        self.init(decorative: resource.name, bundle: CurrencyBadge.bundle)
      }
    }

    /// The image for a currency code, such as `CHF`. VoiceOver speaks its accessible name.
    ///
    /// - Parameter language: that of the name; without it the language the app is shown in.
    public init /* mintmark:optional */(
      currencyBadge code: String, button: CurrencyBadge.Button = .firstButton,
      language: String? = nil
    ) {
      self.init(
        badgeName: CurrencyBadge.imageName(forCurrencyCode: code, button: button),
        label: CurrencyBadge.accessibilityLabel(
          forCurrencyCode: code, button: button, language: language))
    }

    /// The image for a locale. VoiceOver speaks its accessible name.
    ///
    /// - Parameter language: that of the name and of the text around it; without it the name is in the language
    ///   the app is shown in.
    public init /* mintmark:optional */(
      currencyBadge locale: Locale, button: CurrencyBadge.Button = .firstButton,
      language: String? = nil
    ) {
      self.init(
        badgeName: CurrencyBadge.imageName(for: locale, button: button, language: language),
        label: CurrencyBadge.accessibilityLabel(for: locale, button: button, language: language))
    }

    // mintmark:symbols
    /// The custom symbol for a locale, which follows the text's size and weight, as
    /// `Image(systemName:)` does. VoiceOver speaks its accessible name.
    public init /* mintmark:optional */(
      currencySymbol locale: Locale, button: CurrencyBadge.Button = .firstButton,
      language: String? = nil
    ) {
      self.init(
        badgeName: CurrencyBadge.symbolName(for: locale, button: button, language: language),
        label: CurrencyBadge.accessibilityLabel(for: locale, button: button, language: language))
    }

    /// The custom symbol for a currency code, such as `CHF`. VoiceOver speaks its accessible name.
    public init /* mintmark:optional */(
      currencySymbol code: String, button: CurrencyBadge.Button = .firstButton,
      language: String? = nil
    ) {
      self.init(
        badgeName: CurrencyBadge.symbolName(forCurrencyCode: code, button: button),
        label: CurrencyBadge.accessibilityLabel(
          forCurrencyCode: code, button: button, language: language))
    }

    // mintmark:end
    // Without a label, SwiftUI speaks the name of the image.
    fileprivate init(badgeName: String, label: String) {
      self.init(badgeName, bundle: CurrencyBadge.bundle, label: Text(label))
    }

    fileprivate init?(badgeName: String?, label: String) {
      guard let name = badgeName else { return nil }
      self.init(badgeName: name, label: label)
    }
  }

  /// A button with the picture of a locale's currency, or of a currency, and perhaps a text beside it.
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  public struct CurrencyBadgeButton: View {
    private let ownLocale: Locale?
    private let currencyCode: String?
    private let button: CurrencyBadge.Button
    private let label: String?
    // mintmark:symbols
    private let usesSymbol: Bool
    // mintmark:end
    private let action: () -> Void
    @ScaledMetric private var height: CGFloat
    @Environment(\.locale) private var environmentLocale

    /// - Parameters:
    ///   - locale: the locale whose currency is shown; that of the environment without it, whose language the
    ///     accessible name always has.
    ///   - currencyCode: a currency such as `CHF`, instead of the locale's.
    ///   - label: the text beside the picture, which is the accessible name too.
    ///   - height: the picture's height at the standard text size, in points; the button's own
    ///     without it.
    ///   - textStyle: the text style that the picture grows with.
    public init(
      locale: Locale? = nil, currencyCode: String? = nil,
      button: CurrencyBadge.Button = .firstButton,
      label: String? = nil,
      // mintmark:symbols
      usesSymbol: Bool = false,
      // mintmark:end
      height: CGFloat? = nil, relativeTo textStyle: Font.TextStyle = .body,
      action: @escaping () -> Void
    ) {
      ownLocale = locale
      self.currencyCode = currencyCode
      self.button = button
      self.label = label
      // mintmark:symbols
      self.usesSymbol = usesSymbol
      // mintmark:end
      self.action = action
      _height = ScaledMetric(
        wrappedValue: height ?? CGFloat(CurrencyBadge.height(button)), relativeTo: textStyle)
    }

    /// The button.
    public var body: some View {
      Button(action: action) {
        HStack(spacing: 8) {
          picture.accessibilityHidden(true)
          if let label = label { Text(label) }
        }
        .frame(minWidth: Self.target, minHeight: Self.target)
        .contentShape(Rectangle())
      }
      .accessibilityLabel(Text(accessibilityLabel))
    }

    private var locale: Locale { ownLocale ?? environmentLocale }

    private var language: String { environmentLocale.identifier }

    /// The least side of what a finger, a pointer or a look hits, in points: the default size of controls in
    /// Apple's Human Interface Guidelines.
    private static var target: CGFloat {
      #if os(macOS)
        return 28
      #elseif os(tvOS)
        return 66
      #elseif os(visionOS)
        return 60
      #else
        return 44
      #endif
    }

    @ViewBuilder private var picture: some View {
      // mintmark:picture
      if usesSymbol { symbol } else { image }
      // mintmark:end
    }

    private var image: some View {
      let image: Image? =
        currencyCode.map { Image(currencyBadge: $0, button: button) }
        ?? Image(currencyBadge: locale, button: button, language: language)
      return image?.resizable().aspectRatio(contentMode: .fit).frame(height: height)
    }

    // mintmark:symbols
    private var symbol: some View {
      let symbol: Image? =
        currencyCode.map { Image(currencySymbol: $0, button: button) }
        ?? Image(currencySymbol: locale, button: button, language: language)
      return symbol?.font(.system(size: height))
    }

    // mintmark:end
    private var accessibilityLabel: String {
      if let label = label { return label }
      return CurrencyBadge.accessibilityLabel(
        forCurrencyCode: currencyCode ?? CurrencyBadge.currencyCode(for: locale) ?? "",
        button: button, language: language)
    }
  }
#endif

#if canImport(UIKit)
  nonisolated extension UIImage {
    /// The image for a locale; nil where the catalog is not in the bundle.
    ///
    /// A control that shows it needs an `accessibilityLabel` of its own, such as
    /// ``CurrencyBadge/accessibilityLabel(for:button:language:)``: UIKit's images are shared, and have none.
    public convenience init?(
      currencyBadge locale: Locale, button: CurrencyBadge.Button = .firstButton
    ) {
      self.init(badgeName: CurrencyBadge.imageName(for: locale, button: button))
    }

    /// The image for a currency code, such as `CHF`, as ``init(currencyBadge:button:)`` has it for a locale.
    public convenience init?(
      currencyBadge code: String, button: CurrencyBadge.Button = .firstButton
    ) {
      self.init(badgeName: CurrencyBadge.imageName(forCurrencyCode: code, button: button))
    }

    private convenience init?(badgeName: String?) {
      guard let name = badgeName else { return nil }
      #if os(watchOS)
        self.init(named: name, in: CurrencyBadge.bundle, with: nil)
      #else
        self.init(named: name, in: CurrencyBadge.bundle, compatibleWith: nil)
      #endif
    }
  }
#elseif canImport(AppKit)
  nonisolated extension NSImage {
    /// The image for a locale, with its accessible name; nil where the catalog is not in the bundle.
    public static func currencyBadge(
      for locale: Locale, button: CurrencyBadge.Button = .firstButton
    ) -> NSImage? {
      image(
        CurrencyBadge.imageName(for: locale, button: button),
        label: CurrencyBadge.accessibilityLabel(for: locale, button: button))
    }

    /// The image for a currency code, such as `CHF`, with its accessible name; nil where the catalog is not in the
    /// bundle.
    public static func currencyBadge(
      forCurrencyCode code: String, button: CurrencyBadge.Button = .firstButton
    ) -> NSImage? {
      image(
        CurrencyBadge.imageName(forCurrencyCode: code, button: button),
        label: CurrencyBadge.accessibilityLabel(forCurrencyCode: code, button: button))
    }

    private static func image(_ name: String?, label: String) -> NSImage? {
      // A copy: other currencies can share the image.
      let shared = name.flatMap { CurrencyBadge.bundle.image(forResource: $0) }
      let image = shared?.copy() as? NSImage
      image?.accessibilityDescription = label
      return image
    }
  }
#endif
