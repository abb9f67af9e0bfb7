import Messages

/// The parts of the Swift file that show an image and name it.
struct SwiftViewSource {
  let type: SwiftTypeName
  let lookups: Lookups
  var hasSymbols = false

  /// The function for the accessible name, with its table.
  var accessibilityLabel: String {
    let titles = lookups.isOneTitle ? "titles" : "titles(button)"
    return """
        /// The accessible name of a button, such as `Add Swiss Franc`.
        ///
        /// - Parameter language: a tag such as `fr`; without it the language the app is shown in.
        public static func accessibilityLabel(
          for locale: Locale\(SwiftLookupSource.parameter(lookups)), language: String? = nil
        ) -> String {
          let language = language ?? Bundle.main.preferredLocalizations.first ?? "en"
          let code = currencyCode(for: locale) ?? ""
          let name = Locale(identifier: language).localizedString(forCurrencyCode: code) ?? code
          var key = language.lowercased().replacingOccurrences(of: "_", with: "-")
          let titles = \(lookups.isOneTitle ? "\(type.text).titles" : titles)
          while titles[key] == nil, let hyphen = key.lastIndex(of: "-") {
            key = String(key[..<hyphen])
          }
          // Of no currency the action alone is named.
          return (titles[key] ?? titles[""] ?? "%@").replacingOccurrences(of: "%@", with: name)
            .trimmingCharacters(in: CharacterSet(charactersIn: " \\u{A0}:\u{FF1A}"))
        }

      \(titleTables)
      """
  }

  /// The function for the heights of buttons that differ in it.
  var heightFunction: String {
    guard !isOneHeight else { return "" }
    let cases = lookups.buttons.map {
      "    case .\(SwiftName.member($0.name?.text ?? "")): return \(NumberText.of($0.size))"
    }
    return """
        /// The height at which a button is drawn, in points.
        public static func height(_ button: Button) -> Double {
          switch button {
      \(cases.joined(separator: "\n"))
          }
        }


      """
  }

  private var titleTables: String {
    if lookups.isOneTitle {
      return table("titles", lookups.buttons[0].titles)
    }
    let cases = lookups.buttons.map {
      let name = $0.name?.text ?? ""
      return "    case .\(SwiftName.member(name)): return titles\(SourceLiteral.typeCase(name))"
    }
    return """
        private static func titles(_ button: Button) -> [String: String] {
          switch button {
      \(cases.joined(separator: "\n"))
          }
        }

      \(lookups.buttons.map {
          table("titles\(SourceLiteral.typeCase($0.name?.text ?? ""))", $0.titles)
        }.joined(separator: "\n"))
      """
  }

  private func table(_ name: String, _ entries: [LookupTable.Entry]) -> String {
    """
      private static let \(name): [String: String] = [
    \(SwiftLookupSource.lines(entries, indentation: 4))
      ]

    """
  }

  /// The initialisers of images, and the button's view.
  var views: String {
    let (parameter, argument) = (qualifiedParameter, self.argument)
    let mayFail = lookups.hasFallback ? "" : "?"
    let name =
      lookups.hasFallback
      ? "let name = \(type.text).imageName(for: locale\(argument))"
      : "guard let name = \(type.text).knownImageName(for: locale\(argument)) else { return nil }"
    return """

      #if canImport(SwiftUI)
        @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
        extension Image {
          /// An image of the catalog.
          public init(_ resource: \(type.text).Resource) {
            self.init(resource.name, bundle: \(type.text).bundle)
          }

          /// The image for a locale.
          public init\(mayFail)(\(type.label) locale: Locale\(parameter)) {
            \(name)
            self.init(name, bundle: \(type.text).bundle)
          }
      \(symbolImage)  }

        /// A button with the picture of a locale's currency, and perhaps a text beside it.
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public struct \(type.view): View {
          private let locale: Locale
      \(stored)    private let label: String?
          private let action: () -> Void
          @ScaledMetric private var height: CGFloat

          /// - Parameters:
          ///   - label: the text beside the picture, which is the accessible name too.
          ///   - height: the picture's height at the standard text size, in points.
          ///   - textStyle: the text style that the picture grows with.
          public init(
            locale: Locale = .current\(parameter), label: String? = nil,\(symbolParameter)
            height: CGFloat\(defaultHeight), relativeTo textStyle: Font.TextStyle = .body,
            action: @escaping () -> Void
          ) {
            self.locale = locale
      \(assigned)      self.label = label
            self.action = action
            _height = ScaledMetric(wrappedValue: \(height), relativeTo: textStyle)
          }

          public var body: some View {
            Button(action: action) {
              HStack(spacing: 8) {
                picture.accessibilityHidden(true)
                if let label = label { Text(label) }
              }
            }
            .accessibilityLabel(Text(accessibilityLabel))
          }

      \(picture)
          private var accessibilityLabel: String {
            label ?? \(type.text).accessibilityLabel(for: locale\(argument))
          }
        }
      #endif

      #if canImport(UIKit)
        extension UIImage {
          /// The image for a locale; nil where the catalog is not in the bundle.
          public convenience init?(\(type.label) locale: Locale\(parameter)) {
            \(name)
            #if os(watchOS)
              self.init(named: name, in: \(type.text).bundle, with: nil)
            #else
              self.init(named: name, in: \(type.text).bundle, compatibleWith: nil)
            #endif
          }
        }
      #elseif canImport(AppKit)
        extension NSImage {
          /// The image for a locale; nil where the catalog is not in the bundle.
          public static func \(type.label)(for locale: Locale\(parameter)) -> NSImage? {
            \(name)
            return \(type.text).bundle.image(forResource: name)
          }
        }
      #endif

      """
  }

  /// The initialiser of a custom symbol's image; empty where there are no symbols.
  private var symbolImage: String {
    guard hasSymbols else { return "" }
    let symbol =
      lookups.hasFallback
      ? "self.init(\(type.text).symbolName(for: locale\(argument)), bundle: \(type.text).bundle)"
      : """
      guard let name = \(type.text).knownSymbolName(for: locale\(argument)) else { return nil }
            self.init(name, bundle: \(type.text).bundle)
      """
    return """

          /// The custom symbol for a locale, which follows the text's size and weight, as
          /// `Image(systemName:)` does.
          public init\(lookups.hasFallback ? "" : "?")(\(type.symbolLabel) locale: Locale\(qualifiedParameter)) {
            \(symbol)
          }

      """
  }

  private var qualifiedParameter: String {
    SwiftLookupSource.parameter(lookups).replacing(": Button", with: ": \(type.text).Button")
  }

  private var argument: String { lookups.hasNamedButtons ? ", button: button" : "" }

  private var stored: String {
    (lookups.hasNamedButtons ? "    private let button: \(type.text).Button\n" : "")
      + (hasSymbols ? "    private let usesSymbol: Bool\n" : "")
  }

  private var assigned: String {
    (lookups.hasNamedButtons ? "      self.button = button\n" : "")
      + (hasSymbols ? "      self.usesSymbol = usesSymbol\n" : "")
  }

  private var symbolParameter: String { hasSymbols ? " usesSymbol: Bool = false," : "" }

  private var heights: [Double] { lookups.buttons.map(\.size) }

  private var isOneHeight: Bool { Set(heights).count == 1 }

  private var defaultHeight: String {
    isOneHeight ? " = \(NumberText.of(heights[0]))" : "? = nil"
  }

  private var height: String {
    isOneHeight ? "height" : "height ?? CGFloat(\(type.text).height(button))"
  }

  private var picture: String {
    let image =
      lookups.hasFallback
      ? "Image(\(type.label): locale\(argument))"
      : "Image(\(type.label): locale\(argument))?"
    let resized = "\(image).resizable().aspectRatio(contentMode: .fit).frame(height: height)"
    guard hasSymbols else {
      return """
            @ViewBuilder private var picture: some View {
              \(resized)
            }

        """
    }
    let symbol =
      lookups.hasFallback
      ? """
              Image(\(type.text).symbolName(for: locale\(argument)), bundle: \(type.text).bundle)
                .font(.system(size: height))
      """
      : """
              \(type.text).knownSymbolName(for: locale\(argument)).map {
                Image($0, bundle: \(type.text).bundle).font(.system(size: height))
              }
      """
    return """
          @ViewBuilder private var picture: some View {
            if usesSymbol {
      \(symbol)
            } else {
              \(resized)
            }
          }

      """
  }
}
