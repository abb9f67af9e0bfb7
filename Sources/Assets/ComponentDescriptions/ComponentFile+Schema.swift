import BadgeGeometry
import BadgeKit
import ConfigurationReader
import CurrencyLocale

extension ComponentFile {
  /// The schema of a file that describes components.
  package static let schema = ConfigurationSchema(
    title: "A picture of components, drawn by mintmark compose",
    root: .mapping([
      SchemaField("version", .integer(1...1), isRequired: true, "The version of this format."),
      SchemaField(
        SymbolFields.locale.name, .string,
        "The locale of counts, amounts and symbols, such as fr_CH."),
      SchemaField("on", .string, CurrencyRules.dayDocumentation),
      LayoutFields.direction,
      SchemaField(
        StyleOption.textSize.name, .choice(of: ContentSize.self), StyleOption.textSize.documentation
      ),
      ButtonFields.palette,
      SchemaField(
        StyleOption.tint.name, .string, "The colour of focused fields."),
      SchemaField(
        StyleOption.background.name, .string, StyleOption.background.documentation),
      SchemaField(
        "component", .reference("component"), isRequired: true, "The component that is drawn."),
    ]),
    definitions: [
      ("component", .tagged(by: "kind", components)),
      ("badge", .mapping(BadgeFields.all + [LayoutFields.badgeAlignment, LayoutFields.offset])),
      ("amount", .mapping(AmountFields.all)),
      ("format", .mapping(FormatFields.all)),
    ])

  private static let components: [(tag: String, fields: [SchemaField])] = [
    ("tile", TileFields.all + hostFields),
    ("badge", BadgeFields.all + hostFields),
    ("button", SymbolFields.all + buttonFields + hostFields),
    ("amount-field", EntryFields.all + [EntryFields.keys] + hostFields),
    ("typing", EntryFields.all + EntryFields.typing + hostFields),
    ("row", [LayoutFields.rowAlignment] + containerFields),
    ("grid", [LayoutFields.columns, LayoutFields.cellAlignment] + containerFields),
  ]

  private static let containerFields = [LayoutFields.spacing, LayoutFields.children] + hostFields

  private static let hostFields = [LayoutFields.badges]

  private static let buttonFields = ButtonFields.fields.filter {
    ![StyleOption.background.name, StyleOption.textSize.name].contains($0.name)
  }
}
