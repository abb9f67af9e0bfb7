import BadgeKit
import ConfigurationReader
import RasterImage
import Messages
import TextOutlines
import VectorGraphics

/// The keys of a button's style in YAML; they have the names of the command line's options.
package enum ButtonFields {
  /// The keys, with their values and documentation.
  package static let fields: [SchemaField] =
    fields(of: nil) + [
      SchemaField(
        StyleOption.smallGroup, .mapping(fields(of: StyleOption.smallGroup)),
        "What is different about a button that is fitted to few pixels.")
    ]

  private static func fields(of group: String?) -> [SchemaField] {
    StyleOption.all.filter { $0.group == group }.map {
      SchemaField($0.key, schema(of: $0.values), $0.documentation)
    }
  }

  /// The font weight of a text without a ring: a name or a number.
  static let weight = ValueSchema.either([
    .choice(FontWeight.names.map(\.name)), .number(NumberRange(1...1000)),
  ])

  /// The longest length in points: the most pixels of a picture's side at one pixel a point.
  static let longest = Double(PixelSize.longestSide)
  /// Lengths in points.
  package static let lengths = NumberRange.above(0, upTo: longest)
  /// Distances in points, which may be 0.
  package static let distances = NumberRange(0...longest)

  static func schema(of values: StyleOption.Values) -> ValueSchema {
    switch values {
    case .names(let names): .choice(names)
    case .length: .number(lengths)
    case .plainWeight: weight
    case .pixels(let range): .number(NumberRange(range))
    case .weight:
      .either([
        .choice(FontWeight.names.map(\.name) + [StyleOption.balanced]),
        .number(NumberRange(1...1000)),
      ])
    case .flag: .boolean
    case .fraction(let range): .number(NumberRange(range))
    case .fractionOr(let name, let range):
      .either([.choice([name]), .number(NumberRange(range))])
    case .fractions(let range):
      .either([.number(NumberRange(range)), .list(.number(NumberRange(range)), count: 1...3)])
    case .text: .string
    }
  }

  /// The style that a checked mapping describes, on top of another.
  ///
  /// - Throws: ``ConfigurationError`` for a wrong colour, gap or label, which the schema does not check.
  package static func style(
    _ node: ConfigurationNode, over base: CurrencyButtonStyle = CurrencyButtonStyle()
  ) throws(ConfigurationError) -> CurrencyButtonStyle {
    var style = base
    for option in StyleOption.all {
      let mapping = option.group.map { node[$0] } ?? node
      guard let value = mapping?[option.key], let text = value.scalarText else { continue }
      do { try option.set(text, in: &style) } catch { throw value.error(reason: error) }
    }
    do { try style.validateBalance() } catch {
      throw (node["ring-width"] ?? node["weight"] ?? node).error(reason: error)
    }
    return style
  }
}

extension ConfigurationNode {
  /// The enumeration's value that a checked key names; nil if the key is missing.
  func choice<Value: RawRepresentable>(_ name: String, _ type: Value.Type) -> Value?
  where Value.RawValue == String {
    self[name]?.string.flatMap(Value.init(rawValue:))
  }

  /// The weight of a name or a number.
  var fontWeight: FontWeight? { scalarText.flatMap { FontWeight($0) } }

  /// The text of a value, as it would be on the command line.
  fileprivate var scalarText: String? {
    string ?? boolean.map { "\($0)" } ?? number.map { "\($0)" }
      ?? elements.map { $0.compactMap(\.scalarText).joined(separator: ",") }
  }

  /// The colour of a text.
  package func color() throws(ConfigurationError) -> AdaptiveColor {
    do { return try AdaptiveColor(string ?? "") } catch {
      throw self.error(reason: StyleOptionError.color(error))
    }
  }
}
