package import BadgeGeometry
package import CurrencyLocale
package import Messages
internal import TextOutlines
package import VectorGraphics

/// An option of a button's style as text: its name on the command line and in YAML, its values, and
/// the property it sets.
///
/// ``all`` is the one list from which command line, YAML keys, help texts and schema are made.
package struct StyleOption: Sendable {
  /// The texts that are valid.
  package enum Values: Hashable, Sendable {
    /// One of some names.
    case names([String])
    /// A length in points, above 0.
    case length
    /// A font weight: a name, a number from 1 to 1000, or `balanced`.
    case weight
    /// A font weight: a name, or a number from 1 to 1000.
    case plainWeight
    /// `true` or `false`.
    case flag
    /// A fraction of the button's size.
    case fraction(ClosedRange<Double>)
    /// A number of pixels.
    case pixels(ClosedRange<Double>)
    /// A fraction of the button's size, or a name.
    case fractionOr(String, ClosedRange<Double>)
    /// One to three fractions of the button's size, separated by commas.
    case fractions(ClosedRange<Double>)
    /// Any text that the option can parse.
    case text
  }

  /// The name on the command line, and the key unless there is a group.
  package let name: String
  /// The mapping in YAML that has the option, whose key is the name without the group's; nil for a key
  /// of the button itself.
  package let group: String?
  /// The effect of the option, in one sentence.
  package let documentation: String
  package let values: Values
  /// The text of the default value; nil where there is none.
  package let defaultText: String?
  private let parse: @Sendable (String) throws(StyleOptionError) -> Change

  /// A change of a style by a valid value.
  typealias Change = @Sendable (inout CurrencyButtonStyle) -> Void

  init(
    _ name: String, in group: String? = nil, _ documentation: String, _ values: Values,
    default defaultText: String? = nil,
    parse: @escaping @Sendable (String) throws(StyleOptionError) -> Change
  ) {
    self.name = name
    self.group = group
    self.documentation = documentation
    self.values = values
    self.defaultText = defaultText
    self.parse = parse
  }

  /// The key in YAML, in the group's mapping where there is one.
  package var key: String {
    group.map { String(name.dropFirst($0.count + 1)) } ?? name
  }

  /// The value of a text.
  ///
  /// - Throws: ``StyleOptionError`` for a text that is not valid.
  package func setting(_ text: String) throws(StyleOptionError) -> StyleSetting {
    StyleSetting(change: try parse(text))
  }

  /// Sets the option's property of a style.
  ///
  /// - Throws: ``StyleOptionError`` for a text that is not valid; the style is then as it was.
  package func set(_ text: String, in style: inout CurrencyButtonStyle) throws(StyleOptionError) {
    try parse(text)(&style)
  }
}

/// A valid value of an option, for the property that it sets.
package struct StyleSetting: Sendable {
  fileprivate let change: StyleOption.Change

  /// Sets the property of a style.
  package func set(in style: inout CurrencyButtonStyle) { change(&style) }
}

/// A text that is not valid for an option of a button's style; the description names the fix.
package enum StyleOptionError: Error, Hashable, CustomStringConvertible {
  case unknownName(UnknownNameError)
  case notANumber(String)
  case notFractions(String)
  /// A number that would be rounded, or is out of all bounds.
  case inexact(String, DecimalNumber.Mistake)
  case weight(String)
  case pixels(String, ClosedRange<Double>)
  case geometry(GeometryError)
  case color(ColorError)
  case label(CurrencyLocaleError)

  package var description: String {
    switch self {
    case .unknownName(let error): error.description
    case .notANumber(let text): "'\(text)' is not a number: \(fix)"
    case .notFractions(let text): "'\(text)' is not a fraction of the size: \(fix)"
    case .inexact(let text, let mistake): "'\(text)' \(mistake.problem): \(fix)"
    case .weight(let text): "unknown weight '\(text)': \(fix)"
    case .pixels(let text, _): "'\(text)' is not a number of pixels: \(fix)"
    case .geometry(let error): error.description
    case .color(let error): error.sentence
    case .label(let error): error.description
    }
  }

  /// The fix without the fault, for a message that names the text.
  package var fix: String {
    switch self {
    case .unknownName(let error): error.fix
    case .notANumber: "give a number of points above 0"
    case .notFractions: "give a number such as 0.25, or up to three with commas"
    case .inexact(_, let mistake): mistake.fix
    case .weight(let text):
      NearestName.of(text, among: FontWeight.names.map(\.name)).map { "did you mean '\($0)'?" }
        ?? "use a name such as semibold, or a number from 1 to 1000"
    case .pixels(_, let range):
      "give one from \(NumberText.of(range.lowerBound)) to \(NumberText.of(range.upperBound))"
    case .geometry(let error): error.fix
    case .color, .label: description
    }
  }
}
