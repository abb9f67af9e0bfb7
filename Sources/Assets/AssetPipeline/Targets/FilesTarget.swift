import BadgeKit
import CairoBackend
import ComponentDescriptions
import ConfigurationReader
import Messages
import VectorGraphics

/// Plain picture files for each locale, with names from a template.
struct FilesTarget: AssetTarget {
  var path = ""
  var formats: [PictureFormat] = [.png]
  /// Pixels per point, for PNG.
  var scales: [Double] = [1, 2, 3]
  var appearances: [Appearance] = [.light]
  /// The heights of the buttons in points; empty for each button's own.
  var sizes: [Double] = []
  /// The template of the file names; nil for the standard one.
  var name: NameTemplate?
}

extension FilesTarget {
  static let kind = "files"

  /// The names of the formats. The target `android` has the files and folders that Android takes.
  private static let formatNames = PictureFormat.allCases.filter { $0 != .android }.map(\.rawValue)

  static var fields: [SchemaField] {
    [
      .path("Where in the output; empty for the output itself."),
      SchemaField(
        "formats", .list(.choice(formatNames), count: 1...formatNames.count), "The formats."),
      .scales, .appearances,
      SchemaField(
        "sizes", .list(.number(ButtonFields.lengths), count: 1...100),
        "Heights in points, each drawn on its own, such as [16, 20, 24]; {size} in the name."),
      SchemaField(
        "name", .string,
        "The name of each file, with fields such as {locale} {appearance} {scale} {format}."),
    ]
  }

  static let starter = """
      # One file a locale.
      - kind: files
        formats: [png, svg]                 # \(formatNames.joined(separator: ", "))
        scales: [1, 2, 3]
        appearances: [light, dark]          # light, dark, light-increased, dark-increased
        # sizes: [16, 20, 24]               # each drawn on its own, with {size} in the name
        # {button} {locale} {language} {script} {region} {currency} {symbol} {appearance} {scale} {size}
        # {format}
        name: "{locale}/{appearance}@{scale}x.{format}"

    """

  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    if let given = node["name"], let text = given.string {
      do {
        name = try NameTemplate(text)
      } catch {
        throw given.error(reason: error)
      }
    }
    path = node.outputPath ?? path
    formats = node["formats"]?.choices() ?? formats
    scales = node["scales"]?.numbers ?? scales
    appearances = node["appearances"]?.appearances ?? appearances
    try readSizes(node)
  }

  private mutating func readSizes(_ node: ConfigurationNode) throws(ConfigurationError) {
    guard let given = node["sizes"] else { return }
    sizes = given.numbers
    for (index, size) in sizes.enumerated() where sizes[..<index].contains(size) {
      throw (given.elements?[index] ?? given).error(
        "the size \(NumberText.of(size)) is listed twice", fix: "list it once")
    }
    if let own = node["button"]?[StyleOption.size.name] {
      throw own.error("the sizes of this target replace it", fix: "leave out one of them")
    }
    if sizes.count > 1, let name, !name.contains(.size) {
      throw (node["name"] ?? given).error(
        "the files of all sizes would have the same name",
        fix: "write {size} into it, as in {locale}-{size}.{format}")
    }
  }
}

extension FilesTarget {
  var pixelScales: [Double] { formats.contains(.png) ? scales : [] }

  var tintedAppearances: [Appearance] { appearances }

  var needsButtonNames: Bool { name?.contains(.button) == true }

  private var standardName: String {
    sizes.isEmpty
      ? "{locale}/{appearance}@{scale}x.{format}" : "{locale}/{appearance}-{size}@{scale}x.{format}"
  }

  /// The template of the configuration, or the standard one. For a named button the standard one begins with a
  /// folder for the button.
  private func template(isNamed: Bool) -> NameTemplate? {
    name ?? (try? NameTemplate((isNamed ? "{button}/" : "") + standardName))
  }

  func files(of drawing: Drawing, in plan: Plan, _ body: FileReceiver) {
    let button = plan.button(of: drawing)
    let size = FixedPoint3.text(button.variant.style.size)
    guard let template = template(isNamed: button.variant.name != nil) else { return }
    for index in drawing.locales {
      let entry = button.locales[index.value]
      func path(_ format: PictureFormat, _ appearance: Appearance, scale: Double) -> String {
        let name = template.name { field in
          switch field {
          case .locale: entry.locale.identifier
          case .language: entry.locale.language
          case .script: entry.locale.script ?? ""
          case .region: entry.locale.region ?? ""
          case .currency: entry.locale.currencyCode
          case .symbol: entry.symbol
          case .appearance: appearance.rawValue
          case .scale: FixedPoint3.text(scale)
          case .size: size
          case .format: format.rawValue
          case .button: button.variant.name?.text ?? ""
          }
        }
        return self.path.appendingPathComponent(name)
      }
      for appearance in appearances {
        let colors = ColorVariant.appearance(appearance)
        for format in formats {
          for scale in Rendition(format).medium == .pixels ? scales : [1] {
            body(
              path(format, appearance, scale: scale),
              .picture(
                Rendition(format, scale: scale), colors,
                title: format.hasTitle ? .locale(index) : .none))
          }
        }
      }
    }
  }
}
