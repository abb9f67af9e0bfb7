package import BadgeGeometry
package import CurrencyLocale
package import Messages
internal import TextOutlines
package import VectorGraphics

/// An option that sets a property of a button's settings from a text. It has a name on the command line and
/// in YAML, and a range of valid texts.
///
/// ``all`` is the single source for the command line, the YAML keys, the help texts and the schema.
package struct StyleOption: Sendable {
  /// The valid texts for an option.
  package enum OptionValues: Hashable, Sendable {
    /// One of the given names.
    case names([String])
    /// A length in points, above 0.
    case length
    /// A font weight: a name, a number from 1 to 1000, or `balanced`.
    case weight
    /// A fraction of the button's size.
    case fraction(ClosedRange<Double>)
    /// A fraction of the button's size, or the given name.
    case fractionOr(String, ClosedRange<Double>)
    /// One to three fractions of the button's size, separated by commas.
    case fractions(ClosedRange<Double>)
    /// A text in a format of the option's own.
    case text
  }

  /// The name on the command line and the key in YAML.
  package let name: String
  /// The effect of the option, in one sentence.
  package let documentation: String
  package let values: OptionValues
  /// The text of the default value; nil if there is none.
  package let defaultText: String?
  /// The value in a style, if it has no effect in a custom SF Symbol; nil for an option that has one.
  let valueWithoutEffectInSymbols: (@Sendable (CurrencyButtonStyle) -> AnyHashable)?
  private let parse: @Sendable (String) throws(StyleOptionError) -> SettingsChange

  /// A function that sets a property to a parsed value.
  typealias SettingsChange = @Sendable (inout ButtonSettings) -> Void

  init(
    _ name: String, _ documentation: String, _ values: OptionValues,
    default defaultText: String? = nil,
    withoutEffectInSymbols value: (@Sendable (CurrencyButtonStyle) -> AnyHashable)? = nil,
    parse: @escaping @Sendable (String) throws(StyleOptionError) -> SettingsChange
  ) {
    self.name = name
    self.documentation = documentation
    self.values = values
    self.defaultText = defaultText
    valueWithoutEffectInSymbols = value
    self.parse = parse
  }

  /// Parses a text as a value of the option.
  ///
  /// - Throws: ``StyleOptionError`` for a text that is not valid.
  package func setting(_ text: String) throws(StyleOptionError) -> StyleSetting {
    StyleSetting(option: name, change: try parse(text))
  }

  /// Sets the option's property.
  ///
  /// - Throws: ``StyleOptionError`` for a text that is not valid. The settings are then unchanged.
  package func set(_ text: String, in settings: inout ButtonSettings) throws(StyleOptionError) {
    try parse(text)(&settings)
  }
}

/// A parsed value of an option, which can be set in any button's settings.
package struct StyleSetting: Sendable {
  /// The name of the option.
  let option: String
  fileprivate let change: StyleOption.SettingsChange

  /// Sets the property.
  package func set(in settings: inout ButtonSettings) { change(&settings) }
}

/// The error for a text that is not valid for a style option. Its description tells how to fix it.
package enum StyleOptionError: Error, Hashable, CustomStringConvertible {
  case unknownName(UnknownNameError)
  case notANumber(String)
  case notAFraction(String)
  case notFractions(String)
  /// A number with more than 15 digits, or one that is too large or too close to 0.
  case inexact(String, DecimalNumber.Mistake)
  case weight(String)
  case geometry(GeometryError)
  case color(ColorError)
  case label(CurrencyLocaleError)

  package var description: String {
    switch self {
    case .unknownName(let error): error.description
    case .notANumber(let text): "'\(text)' is not a number: \(fix)"
    case .notAFraction(let text), .notFractions(let text):
      "'\(text)' is not a fraction of the size: \(fix)"
    case .inexact(let text, let mistake): "'\(text)' \(mistake.problem): \(fix)"
    case .weight(let text): "unknown weight '\(text)': \(fix)"
    case .geometry(let error): error.description
    case .color(let error): error.sentence
    case .label(let error): error.description
    }
  }

  /// Only how to fix the fault, for a message that already names the text.
  package var fix: String {
    switch self {
    case .unknownName(let error): error.fix
    case .notANumber: "give a number of points above 0"
    case .notAFraction: "give a fraction of the size, such as 0.25"
    case .notFractions: "give a fraction of the size, such as 0.25, or up to three with commas"
    case .inexact(_, let mistake): mistake.fix
    case .weight(let text):
      NearestName.of(text, among: FontWeight.names.map(\.name)).map { "did you mean '\($0)'?" }
        ?? "use a name such as semibold, or a number from 1 to 1000"
    case .geometry(let error): error.fix
    case .color, .label: description
    }
  }
}
