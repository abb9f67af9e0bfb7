import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Messages

/// A button of the configuration as a target draws it, with the changes under the target's key `button`.
/// Targets that change nothing share a variant.
package struct ButtonVariant: Hashable, Encodable, Sendable {
  /// The name under `buttons`. Nil for the unnamed button, the only one of a configuration without that key.
  package var name: ButtonName?
  package var style: CurrencyButtonStyle
  /// The Dynamic Type size of its pictures.
  package var contentSize: ContentSize
  /// The smallest scale of a target's pictures, which decides the form of the symbol in all of them; nil if they are not
  /// small at that scale.
  package var smallestScale: Double?
  /// The text beside the button, by language or locale. Locales that are not listed get the style's label.
  package var labels: [String: String]
  /// Accessible names that are not drawn, by language or locale. `%@` stands for the currency's name.
  package var names: [String: String]

  package init(
    name: ButtonName? = nil, style: CurrencyButtonStyle = CurrencyButtonStyle(),
    contentSize: ContentSize = .large, labels: [String: String] = [:],
    names: [String: String] = [:]
  ) {
    self.name = name
    self.style = style
    self.contentSize = contentSize
    self.labels = labels
    self.names = names
  }

  /// Whether each of its drawings has a side for left-to-right and one for right-to-left layouts.
  var hasTwoSides: Bool { style.mirrorsInRightToLeft }

  /// Whether a picture at a scale is small, so that it can show another form of the symbol.
  func isSmall(atScale scale: Double) -> Bool {
    CurrencyButton(.text(""), style: style, title: "")
      .resolved(in: ButtonContext(.pixels, scale: scale, contentSize: contentSize)).isSmall
  }

  /// A variant for each height in points; the variant itself if there are none.
  func resized(_ sizes: [Double]) -> [ButtonVariant] {
    guard !sizes.isEmpty else { return [self] }
    return sizes.map { size in
      var variant = self
      variant.style.size = size
      return variant
    }
  }

  /// The accessible name that the configuration gives it for a locale.
  func name(for locale: CurrencyLocale) -> String? {
    locale.entry(in: names)?.text.replacing("%@", with: locale.currencyName)
  }
}

extension CurrencyLocale {
  /// What a text can be given by, the first one before the others: identifier, language with script, language.
  var textKeys: [String] {
    // Swift 6.3 compiles a loop over a literal of optionals to other code at each build.
    [identifier, script.map { "\(language)_\($0)" }, language].compactMap { $0 }
  }

  /// The text for this locale in a table by locale, language and script, or language.
  func entry(in table: [String: String]) -> (key: String, text: String)? {
    for key in textKeys {
      if let text = table[key] { return (key, text) }
    }
    return nil
  }
}

/// The name of a button. The configuration, file names and generated code use it.
package struct ButtonName: Hashable, Encodable, Sendable, CustomStringConvertible {
  /// Words of lowercase ASCII letters and digits, separated by single underscores. It starts with a letter.
  package let text: String

  /// - Returns: nil for a text that some platform refuses in names, and for one of more than 40 bytes.
  package init?(_ text: String) {
    guard text.utf8.count <= 40, PlainName.of(text) == text,
      text.utf8.first?.isASCIILowercase == true
    else { return nil }
    self.text = text
  }

  package var description: String { text }
}
