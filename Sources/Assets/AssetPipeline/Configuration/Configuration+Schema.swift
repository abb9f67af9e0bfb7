import ComponentDescriptions
import ConfigurationReader
import CurrencyLocale
import RasterImage

extension Configuration {
  /// The schema of a `mintmark.yml`.
  package static var schema: ConfigurationSchema {
    ConfigurationSchema(
      title: "mintmark.yml",
      root: .mapping(
        [
          SchemaField(
            "version", .integer(1...1), isRequired: true, "The version of this format, 1."),
          SchemaField("output", .string, "The folder to write into, relative to this file."),
          SchemaField(
            "locales",
            .either([
              .string, patterns,
              .mapping([
                SchemaField("include", .either([.string, patterns]), "The locales to draw."),
                SchemaField("exclude", .either([.string, patterns]), "The locales to leave out."),
              ]),
            ]),
            "The locales: all, a list, or include and exclude; * stands for any characters."),
          SchemaField("on", .string, CurrencyRules.dayDocumentation),
          SchemaField(
            "currencies", .dictionary(.string),
            "Own choices of currencies, by region, such as BG, or by locale."),
          SchemaField(
            "fallback", .string,
            "What lookups answer for other locales: neutral (the sign ¤), none, or a locale."),
          SchemaField("naming", .choice(of: Naming.self), Naming.documentation),
          ButtonFields.palette,
          SchemaField("button", .mapping(buttonFields), "The style of all buttons."),
          SchemaField(
            "buttons", .dictionary(buttonReference),
            "Several buttons by name, such as add and remove, each with what differs."),
          SchemaField(
            "optimize", .integer(PNG.Optimization.levels), PNG.Optimization.documentation),
        ] + labelFields + [
          SchemaField(
            "symbols",
            .dictionary(.mapping(symbolFields)),
            "Own drawings instead of symbols, by currency code or locale."),
          SchemaField(
            "targets", .list(AssetTargets.schema, count: 1...1000),
            isRequired: true, "What to make."),
        ]),
      definitions: [("button", .mapping(ButtonFields.fields + labelFields))])
  }

  /// A button that differs from the one of all targets.
  static let buttonReference = ValueSchema.reference("button")

  private static var buttonFields: [SchemaField] {
    ButtonFields.fields + [
      SchemaField(
        "font", .list(.string), "Preferred fonts, families or files; the first match wins.")
    ]
  }

  /// As many patterns as are compared with all locales within a second.
  private static var patterns: ValueSchema {
    .list(
      .either([
        .string,
        .mapping([
          SchemaField("currency", .string, isRequired: true, "Every locale with this currency.")
        ]),
      ]), count: 0...10_000)
  }
}
