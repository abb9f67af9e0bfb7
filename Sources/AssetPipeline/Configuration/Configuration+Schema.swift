import ComponentDescriptions
import ConfigurationReader
import CurrencyLocale
import RasterImage

extension Configuration {
  /// The schema of a `mintmark.yml`.
  package static var schema: ConfigurationSchema {
    ConfigurationSchema(
      title: "mintmark.yml",
      root: .mapping([
        Field("version", .integer(1...1), isRequired: true, "The version of this format, 1."),
        Field("output", .string, "The folder to write into, relative to this file."),
        Field(
          "locales",
          .either([
            .string, .list(pattern),
            .mapping([
              Field("include", .either([.string, .list(pattern)]), "The locales to draw."),
              Field("exclude", .either([.string, .list(pattern)]), "The locales to leave out."),
            ]),
          ]),
          "The locales: all, a list, or include and exclude; * stands for any characters."),
        Field("on", .string, CurrencyRules.dayDocumentation),
        Field(
          "currencies", .dictionary(.string),
          "Own choices of currencies, by region, such as BG, or by locale."),
        Field(
          "fallback", .string,
          "What lookups answer for other locales: neutral (the sign ¤), none, or a locale."),
        Field("button", .mapping(buttonFields), "The button's style."),
        Field(
          "optimize", .integer(PNG.Optimization.levels), PNG.Optimization.documentation),
        Field(
          "labels", .dictionary(.string), "A text beside the button, by language or locale."),
        Field(
          "symbols",
          .dictionary(
            .mapping([
              Field("text", .string, "The text in the middle."),
              Field("path", .string, "An SVG file of paths, relative to this file."),
            ])),
          "Own drawings instead of symbols, by currency code or locale."),
        Field(
          "targets", .list(AssetTargets.schema, count: 1...1000),
          isRequired: true, "What to make."),
      ]))
  }

  private static var buttonFields: [Field] {
    ButtonFields.fields + [
      Field("font", .list(.string), "Preferred fonts, families or files; the first match wins.")
    ]
  }

  private static var pattern: Shape {
    .either([
      .string,
      .mapping([
        Field("currency", .string, isRequired: true, "Every locale with this currency.")
      ]),
    ])
  }
}
