import BadgeKit
import ConfigurationReader
import Messages

// The configuration keys of an asset catalog: their schema, the starter entry and the initialiser that reads
// them.
extension AssetCatalogTarget {
  package static let kind = "xcassets"

  package static var fields: [SchemaField] {
    [
      .path("The catalog."),
      SchemaField(
        "type", .string,
        "The Swift type of the lookup, CurrencyBadge without it. The view, the initialisers of images, "
          + "and without keys of their own accessor and namespace are named after it."),
      SchemaField("accessor", .string, "Where the Swift lookup goes, or none."),
      SchemaField("namespace", .string, "The folder of the sets, a part of their names in code."),
      SchemaField("format", .choice(of: ImageSetFormat.self), "What the sets hold."),
      SchemaField(
        "intent", .choice(of: Intent.self), "Whether the app or the picture gives the colour."),
      .appearances,
      SchemaField(
        "scales", .list(.integer(1...3, .scale), count: 1...3), "Pixels per point, for png."),
      SchemaField(
        "symbols", .either([.boolean, .choice(of: SymbolForm.self)]),
        "Custom SF Symbols, one for each drawing: variable (or true), whose weights follow the text's, "
          + "or static, in one weight."),
      SchemaField(
        "symbol-version", .integer(3...6),
        "The version of the symbols' templates: 3 for iOS 15 and newer, 4 for iOS 16, 5 for iOS 17, 6 "
          + "for iOS 18."),
      SchemaField("localized", .boolean, "Whether one more set holds a picture for each locale."),
    ]
  }

  package static let starter = """
      # One image set for each drawing, and CurrencyBadge.imageName(for: locale) in Swift.
      - kind: xcassets
        path: Assets.xcassets
        accessor: CurrencyBadge.swift       # or none
        # type: CurrencyBadge               # the name in Swift; another one for a second catalog
        namespace: CurrencyBadge
        format: svg                         # svg, pdf or png
        # symbols: true                     # custom SF Symbols too, whose weight follows the text's
        intent: template                    # takes the app's colour; original keeps the tint
        # appearances: [light, dark, light-increased, dark-increased]   # of original pictures

    """

  package init(_ node: ConfigurationNode) throws(ConfigurationError) {
    path = node.outputPath ?? path
    if let name = node["type"] {
      type = try SwiftTypeName(name)
      accessor = "\(type.text).swift"
      namespace = type.text
    }
    if let name = node["accessor"]?.string { accessor = name == "none" ? nil : name }
    namespace = node["namespace"]?.string ?? namespace
    if let given = node["namespace"], ["", "none"].contains(namespace) {
      throw given.error(
        "the sets need a folder, so that they don't take the names of the app's own",
        fix: "give its name, such as \(type.text), or leave the key out")
    }
    format = node["format"]?.choice() ?? format
    intent = node["intent"]?.choice() ?? intent
    appearances = node["appearances"]?.appearances ?? appearances
    scales = node["scales"]?.integers ?? scales
    symbols = node["symbols"].flatMap(Self.symbolForm)
    symbolVersion = node["symbol-version"]?.integer ?? symbolVersion
    isLocalized = node["localized"]?.boolean ?? isLocalized
    if !path.hasSuffix(".xcassets"), let given = node["path"] {
      throw given.error("'\(path)' is not an asset catalog", fix: "end it in .xcassets")
    }
  }

  /// Converts a value of `symbols`: `true` is `variable`, and `false` is nil.
  private static func symbolForm(_ node: ConfigurationNode) -> SymbolForm? {
    switch node.boolean {
    case true?: .variable
    case false?: nil
    case nil: node.choice()
    }
  }
}
