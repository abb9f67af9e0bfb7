import ArgumentParser
import BadgeGeometry
import BadgeKit
import ComponentDescriptions
import ConfigurationReader
import CurrencyLocale
import Messages
import TextOutlines
import VectorGraphics

/// The command `badge`: draws one capsule badge.
struct BadgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "badge",
    abstract: "Draw one capsule badge: a count, a text or an amount.",
    usage: "mintmark badge [<options>] <value>",
    discussion: """
      Examples:
        mintmark badge 42 -o badge.png --scale 3
        mintmark badge 1000 --max 99 --locale ar_EG -o badge.svg
        mintmark badge 12.34 --currency EUR --tint systemIndigo -o price.png
        mintmark badge 120 --currency SAR --signs official -o price.png
        mintmark badge 7 --border 2 --weight semibold -o badge.png --scale 3
      """)

  @Argument(
    help:
      "A count or text; with --currency, an amount. A text with a hyphen in front goes last, after --."
  )
  var value: String

  @Option(BadgeFields.max, valueName: "count") var max: FieldText?

  @Option(
    help: ArgumentHelp(
      "The value is an amount of this currency, written as in the locale.", valueName: "code"),
    completion: Completions.currencies)
  var currency: String?

  @Option(choice: StyleOption.signs.documentation, visibility: .rare)
  var signs = CurrencySigns.letters

  @Flag(help: "Treat the value as text even if it is a number.")
  var text = false

  @Option(help: "The locale of digits, grouping and amounts.", completion: Completions.locales)
  var locale = "en_US"

  @Option(BadgeFields.minWidth, valueName: "points", visibility: .rare) var minWidth: FieldText?
  @Option(BadgeFields.padding, valueName: "points", visibility: .rare) var padding: FieldText?
  @Option(BadgeFields.border, valueName: "points") var border: FieldText?
  @Option(
    BadgeFields.borderColor, valueName: "color", visibility: .rare,
    completion: Completions.colors())
  var borderColor: FieldText?
  @Option(BadgeFields.weight, visibility: .rare) var weight: FieldText?
  @Option(BadgeFields.tint, valueName: "color", completion: Completions.colors())
  var tint: FieldText?
  @Option(BadgeFields.foreground, valueName: "color", completion: Completions.colors())
  var foreground: FieldText?
  @Option(BadgeFields.textStyle, visibility: .rare) var textStyle: FieldText?

  @Option(choice: StyleOption.textSize.documentation, visibility: .rare)
  var textSize = ContentSize.large

  @OptionGroup(visibility: .rare) var day: DayOptions
  @OptionGroup(visibility: .rare) var fonts: FontOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  func validate() throws {
    do throws(FieldError) { try BadgeFields.check(fieldValue) } catch {
      throw ValidationError("--\(error.field.name): \(error.reason)")
    }
    if signs == .official, currency == nil {
      throw ValidationError("--signs is for amounts: add --currency, or leave it out")
    }
    if text, currency != nil {
      throw ValidationError("--text and --currency exclude each other: give one of them")
    }
  }

  func run() throws {
    var badge = CapsuleBadge(try badgeValue())
    try picture.destination()
    do throws(FieldError) {
      try BadgeFields.setLooks(fieldValue, of: &badge, palette: picture.palette ?? .standard)
    } catch {
      throw CommandError.data("--\(error.field.name): \(error.reason)")
    }
    let context = LayoutContext(
      typesetter: try fonts.typesetter(), contentSize: textSize, locale: locale)
    let drawn = try badge.picture(in: picture.context(context))
    ContrastCheck.warn(of: badge, in: picture.appearance)
    try picture.write(
      drawn.scene, palette: Palette(picture.appearance), title: drawn.title ?? value,
      titleLanguage: drawn.titleLanguage)
  }

  /// The value of a key of badges; nil if it is not given.
  private func fieldValue(_ field: SchemaField) -> String? {
    if field.name == BadgeFields.count.name { return count.map(String.init) }
    let options = [
      max, tint, foreground, textStyle, weight, padding, border, borderColor, minWidth,
    ]
    return options.compactMap(\.self).first { $0.name == field.name }?.text
  }

  /// The count; nil for a text or an amount.
  private var count: Int? {
    text || currency != nil ? nil : DecimalNumber.integer(of: value)
  }

  private func badgeValue() throws -> CapsuleBadge.Value {
    let rules = try day.rules()
    if let currency {
      let locale = try CurrencyLocale(locale, currency: currency, rules: rules)
      var options = AmountFormatOptions()
      options.signs = signs
      do {
        return .amount(try AmountFormat(locale, options: options).parse(value), options)
      } catch let error {
        guard case .unreadable = error else { throw error }
        throw CommandError.data(
          "\(error) (the format of \(locale.identifier): --locale changes it)")
      }
    }
    guard let count else { return .text(value) }
    return .count(count, maximum: max.flatMap { Int($0.text) })
  }
}
