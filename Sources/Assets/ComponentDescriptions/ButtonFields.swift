import BadgeKit
import ConfigurationReader
import RasterImage
import Messages
import TextOutlines
import VectorGraphics

/// The keys of a button's style in YAML. They have the same names as the command-line options.
package enum ButtonFields {
  /// All keys, with their schemas and documentation.
  package static let fields = StyleOption.all.map {
    SchemaField($0.name, schema(of: $0.values), $0.documentation)
  }

  /// A font weight: a name or a number. Unlike a button's weight, it can't be adjusted to a ring.
  static let weight = ValueSchema.either([
    .choice(FontWeight.names.map(\.name)), .number(NumberRange(1...1000)),
  ])

  /// The longest length in points: as many as a picture's side can have pixels.
  static let longest = Double(PixelSize.longestSide)
  /// Lengths in points.
  package static let lengths = NumberRange.above(0, upTo: longest, .points)
  /// Distances in points, which can be 0.
  package static let distances = NumberRange(0...longest, .points)

  static func schema(of values: StyleOption.OptionValues) -> ValueSchema {
    switch values {
    case .names(let names): .choice(names)
    case .length: .number(lengths)
    case .weight:
      .either([
        .choice(FontWeight.names.map(\.name) + [StyleOption.balanced]),
        .number(NumberRange(1...1000)),
      ])
    case .fraction(let range): .number(NumberRange(range, .fraction))
    case .fractionOr(let name, let range):
      .either([.choice([name]), .number(NumberRange(range, .fraction))])
    case .fractions(let range):
      .either([
        .number(NumberRange(range, .fraction)),
        .list(.number(NumberRange(range, .fraction)), count: 1...3),
      ])
    case .text: .string
    }
  }

  /// The key of a file that chooses the palette of all system colours that the file names.
  package static let palette = SchemaField(
    SystemPalette.key, .choice(of: SystemPalette.self), SystemPalette.documentation)

  /// Settings with the options of mappings, which must have passed the schema's check; `base` gives all others.
  ///
  /// A later mapping overrides earlier ones. Only the last preset counts, and it lies below the other options
  /// of all mappings.
  ///
  /// - Throws: ``ConfigurationError`` for what the schema does not check: a wrong colour, gap or label, and
  ///   options that contradict each other.
  package static func settings(
    _ nodes: [ConfigurationNode], over base: ButtonSettings = ButtonSettings()
  ) throws(ConfigurationError) -> ButtonSettings {
    var mappings: [[StyleSetting]] = []
    for node in nodes {
      var settings: [StyleSetting] = []
      for option in StyleOption.all {
        guard let value = node[option.name], let text = value.scalarText else { continue }
        do { settings.append(try option.setting(text)) } catch { throw value.error(reason: error) }
      }
      mappings.append(settings)
    }
    var settings = base
    func written(_ option: String) -> ConfigurationNode? {
      nodes.reversed().lazy.compactMap { $0[option] }.first
    }
    do { try settings.set(mappings) } catch {
      guard let node = written(error.option) ?? nodes.last else { return settings }
      throw node.error(reason: error)
    }
    guard let last = nodes.last else { return settings }
    let style = settings.style
    do { try style.proportions.validate(hasBadge: style.mark != nil) } catch {
      let options = [
        StyleOption.badgeOverhang, .badgeSize, .ringSize, .ringWidth, .markThickness,
      ]
      throw (options.lazy.compactMap { last[$0.name] }.first ?? last).error(reason: error)
    }
    return settings
  }
}

extension SystemPalette {
  fileprivate static let key = "palette"
}

extension ConfigurationNode {
  /// The enumeration's case that the key's text names; nil if the key is missing or names no case.
  func choice<Value: CaseIterable & RawRepresentable>(_ name: String, _ type: Value.Type) -> Value?
  where Value.RawValue == String {
    self[name]?.string.flatMap { try? Value(name: $0) }
  }

  /// The font weight that the value names or gives as a number; nil for other values.
  var fontWeight: FontWeight? { scalarText.flatMap { FontWeight($0) } }

  /// The colour that the text describes.
  package func color() throws(ConfigurationError) -> WrittenColor {
    do { return try WrittenColor(string ?? "") } catch {
      throw self.error(reason: StyleOptionError.color(error))
    }
  }

  /// The palette under the key `palette`; nil without the key.
  package var systemPalette: SystemPalette? { choice(SystemPalette.key, SystemPalette.self) }
}
