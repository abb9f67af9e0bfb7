internal import BadgeGeometry
internal import CurrencyLocale
internal import Messages
package import TextOutlines
internal import VectorGraphics

extension StyleOption {
  /// Every option, in the order of help texts and schemas.
  package static let all: [StyleOption] = [
    preset, size, symbolForm, signs, symbolScale, clearance, weight, ring, ringWidth, ringSize, gap,
    moat, badge, badgeSize, badgeCorner, badgeOverhang, markLength,
    markThickness, padding, tint, background,
    action, label, textStyle,
    textSize,
  ]

  package static let preset = StyleOption(
    "preset",
    "The design system whose proportions the button has; sf: SF Symbols.",
    .names(ButtonPreset.names), default: ButtonPreset.seed.rawValue
  ) { text throws(StyleOptionError) in
    do throws(UnknownNameError) {
      let preset = try ButtonPreset(name: text)
      return { $0.style.apply(preset) }
    } catch {
      throw .unknownName(error)
    }
  }

  package static let size = StyleOption(
    "size", "The button's height in points.", .length, default: NumberText.of(standard.size)
  ) { text throws(StyleOptionError) in
    let size = try number(text, .points, orElse: .notANumber(text))
    return { $0.style.size = size }
  }

  package static let symbolForm = choice(
    "symbol-form",
    "Which symbol; standard: the locale's own; narrow: the shortest, such as $; code: such as USD.",
    \.symbolForm)
  package static let signs = choice(
    "signs",
    "For som, riyal, rufiyaa, dirham and Omani rial: letters, or the official signs.",
    \.signs)
  package static let symbolScale = fractions(
    "symbol-scale",
    "The symbol's greatest size as a fraction of the height, for one, for two, and for more characters.",
    .symbolSteps, \.symbolSteps)
  package static let clearance = fraction(
    "clearance", "The distance of the symbol from ring and badge, as a fraction of the height.",
    .clearance, \.clearance)

  package static let weight = StyleOption(
    "weight",
    "The symbol's weight: a name, 1 to 1000, or balanced: as thick as the ring.",
    .weight, default: balanced
  ) { text throws(StyleOptionError) in
    let weight = text.lowercased() == balanced ? nil : try fontWeight(text)
    return { $0.style.weight = weight }
  }

  /// A font weight from its name or its number.
  package static func fontWeight(_ text: String) throws(StyleOptionError) -> FontWeight {
    guard let weight = FontWeight(text) else { throw .weight(text) }
    return weight
  }

  package static let ring = choice(
    "ring",
    "The ring; toolbar: none, signs equally high.", \.ring)

  /// The value of ``weight`` for a weight that follows the ring's thickness.
  package static let balanced = "balanced"
  /// The value of ``ringWidth`` for a ring that follows the thickness of the symbol's stems.
  package static let automatic = "auto"

  package static let ringWidth = StyleOption(
    "ring-width",
    "The ring's thickness as a fraction of the height, or auto: as thick as the symbol's strokes.",
    .fractionOr(automatic, ButtonProportions.Limits.ringThickness.range),
    default: NumberText.of(standard.proportions.ringThickness),
    withoutEffectInSymbols: { $0.balancesRing ? nil : $0.proportions.ringThickness }
  ) { text throws(StyleOptionError) in
    guard text.lowercased() != automatic else { return { $0.style.balancesRing = true } }
    let thickness = try fraction(text, .ringThickness)
    return {
      $0.style.proportions.ringThickness = thickness
      $0.style.balancesRing = false
    }
  }

  package static let ringSize = optionalFraction(
    "ring-size", "The ring's outer diameter as a fraction of the height.", .ringDiameter,
    default: "1 minus the ring's width", \.ringDiameter)

  package static let gap = StyleOption(
    "gap",
    "The angles between which the ring is open, in degrees clockwise from the right, such as "
      + "\(RingGap.standard).",
    .text, default: "the badge's",
    // A symbol without a badge has the gap too.
    withoutEffectInSymbols: { $0.mark == nil ? RingGap?.none : $0.gap }
  ) { text throws(StyleOptionError) in
    do throws(GeometryError) {
      let gap = try RingGap(text)
      return { $0.style.gap = gap }
    } catch {
      throw .geometry(error)
    }
  }

  package static let moat = optionalFraction(
    "moat", "The distance of the ring from the badge, as a fraction of the height.", .moat,
    default: "0; for a filled ring, the clearance", \.moat)

  package static let padding = fraction(
    "padding", "The empty space around the button, as a fraction of the height.", .padding,
    \.padding)

  package static let badge = choice("badge", "The badge's mark.", \.mark, nil: "none")
  package static let badgeSize = fraction(
    "badge-size", "The badge's diameter, as a fraction of the height.", .badgeDiameter,
    \.badgeDiameter)
  package static let badgeOverhang = optionalFraction(
    "badge-overhang",
    "How far the badge extends beyond the ring, across and down, as a fraction of the height.",
    .badgeOverhang, default: "as far as the padding", \.badgeOverhang)
  package static let markLength = optionalFraction(
    "mark-length",
    "The length of the badge's plus as a fraction of the badge; other marks grow like it.",
    .markLength, default: "that of the weight", \.markLength)
  package static let markThickness = optionalFraction(
    "mark-thickness", "The thickness of the mark's strokes as a fraction of the badge.",
    .markThickness, default: "that of the weight", \.markThickness)

  package static let badgeCorner = StyleOption(
    "badge-corner",
    "The badge's corner; leading and trailing: the badge changes sides in a right-to-left layout, as does a gap.",
    .names(BadgeCorner.names + directedCorners.map(\.name)),
    default: standard.badgeCorner.rawValue
  ) { text throws(StyleOptionError) in
    let names = BadgeCorner.names + directedCorners.map(\.name)
    guard let name = KnownName.of(text, among: names) else {
      throw .unknownName(UnknownNameError(text, names: names))
    }
    let directed = directedCorners.first { $0.name == name }?.corner
    guard let corner = directed ?? BadgeCorner(rawValue: name) else { return { _ in } }
    return {
      $0.style.badgeCorner = corner
      $0.style.mirrorsInRightToLeft = directed != nil
    }
  }

  /// The corners that change sides with the direction of the layout, with their place in a left-to-right one.
  private static var directedCorners: [(name: String, corner: BadgeCorner)] {
    [
      ("bottom-leading", .bottomLeft), ("bottom-trailing", .bottomRight),
      ("top-leading", .topLeft), ("top-trailing", .topRight),
    ]
  }

  package static let tint = StyleOption(
    "tint", "The colour: '#RRGGBB', a CSS name or a system name.", .text, default: "systemBlue"
  ) { text throws(StyleOptionError) in
    let color = try color(text)
    return { $0.style.tint = color.color(in: $0.palette) }
  }

  package static let background = StyleOption(
    "background", "The background colour, or none.", .text, default: "none",
    withoutEffectInSymbols: { $0.background }
  ) { text throws(StyleOptionError) in
    let color = text.lowercased() == "none" ? nil : try color(text)
    return { $0.style.background = color?.color(in: $0.palette) }
  }

  package static let action = choice(
    "action", "The action in the accessible name; auto: what the badge means.", \.action,
    nil: "auto")

  package static let label = StyleOption(
    "label", "A text beside the button. It is also the accessible name.", .text,
    withoutEffectInSymbols: { $0.label }
  ) { text throws(StyleOptionError) in
    do throws(CurrencyLocaleError) { try VisibleText.validate(text) } catch { throw .label(error) }
    return { $0.style.label = text }
  }

  package static let textStyle = choice(
    "text-style", "The text style that button and label grow with.", \.textStyle,
    default: "a fixed size, or body with a text size")

  package static let textSize = StyleOption(
    "text-size", "The Dynamic Type size.", .names(ContentSize.names)
  ) { text throws(StyleOptionError) in
    let size: ContentSize
    do throws(UnknownNameError) { size = try ContentSize(name: text) } catch {
      throw .unknownName(error)
    }
    return {
      $0.contentSize = size
      $0.style.textStyle = $0.style.textStyle ?? .body
    }
  }

  private static func color(_ text: String) throws(StyleOptionError) -> WrittenColor {
    do throws(ColorError) { return try WrittenColor(text) } catch { throw .color(error) }
  }

  /// Parses a text as a number, which can have the unit.
  ///
  /// - Parameter fault: the error for a text that is not a decimal number.
  private static func number(
    _ text: some StringProtocol, _ unit: NumberUnit, orElse fault: StyleOptionError
  ) throws(StyleOptionError) -> Double {
    do throws(DecimalNumber.Mistake) {
      return try unit.value(of: text)
    } catch {
      throw error == .notation ? fault : .inexact(String(text), error)
    }
  }

  private static var standard: CurrencyButtonStyle { CurrencyButtonStyle() }

  /// An option for a proportion. A custom SF Symbol has its own.
  private static func fraction(
    _ name: String, _ documentation: String, _ limits: ButtonProportions.Limits,
    _ property: any WritableKeyPath<ButtonProportions, Double> & Sendable
  ) -> StyleOption {
    StyleOption(
      name, documentation, .fraction(limits.range),
      default: NumberText.of(standard.proportions[keyPath: property]),
      withoutEffectInSymbols: { $0.proportions[keyPath: property] }
    ) { text throws(StyleOptionError) in
      let value = try fraction(text, limits)
      return { $0.style.proportions[keyPath: property] = value }
    }
  }

  /// An option for a proportion with a default that depends on other proportions. A custom SF Symbol has its own.
  private static func optionalFraction(
    _ name: String, _ documentation: String, _ limits: ButtonProportions.Limits,
    default defaultText: String,
    _ property: any WritableKeyPath<ButtonProportions, Double?> & Sendable
  ) -> StyleOption {
    StyleOption(
      name, documentation, .fraction(limits.range), default: defaultText,
      withoutEffectInSymbols: { $0.proportions[keyPath: property] }
    ) { text throws(StyleOptionError) in
      let value = try fraction(text, limits)
      return { $0.style.proportions[keyPath: property] = value }
    }
  }

  private static func fraction(
    _ text: String, _ limits: ButtonProportions.Limits
  ) throws(StyleOptionError) -> Double {
    let value = try number(text, .fraction, orElse: .notAFraction(text))
    do throws(GeometryError) { try limits.validate(value) } catch { throw .geometry(error) }
    return value
  }

  /// An option for a list of proportions.
  private static func fractions(
    _ name: String, _ documentation: String, _ limits: ButtonProportions.Limits,
    _ property: any WritableKeyPath<ButtonProportions, [Double]> & Sendable
  ) -> StyleOption {
    StyleOption(
      name, documentation, .fractions(limits.range),
      default: standard.proportions[keyPath: property].map { NumberText.of($0) }
        .joined(separator: ",")
    ) { text throws(StyleOptionError) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count <= 3 else { throw .notFractions(text) }
      var values: [Double] = []
      for part in parts {
        let value = try number(part.drop { $0 == " " }, .fraction, orElse: .notFractions(text))
        do throws(GeometryError) { try limits.validate(value) } catch { throw .geometry(error) }
        values.append(value)
      }
      return { [values] in $0.style.proportions[keyPath: property] = values }
    }
  }

  /// An option with a name for each value of a property.
  private static func choice<Value: CaseIterable & RawRepresentable & Sendable>(
    _ name: String, _ documentation: String,
    _ property: any WritableKeyPath<CurrencyButtonStyle, Value> & Sendable
  ) -> StyleOption where Value.RawValue == String {
    StyleOption(
      name, documentation, .names(Value.names),
      default: standard[keyPath: property].rawValue
    ) { text throws(StyleOptionError) in
      do throws(UnknownNameError) {
        let value = try Value(name: text)
        return { $0.style[keyPath: property] = value }
      } catch {
        throw .unknownName(error)
      }
    }
  }

  /// An option with a name for each value of an optional property. If `nilName` is given, it stands for nil
  /// and is listed last.
  private static func choice<Value: CaseIterable & RawRepresentable & Sendable>(
    _ name: String, _ documentation: String,
    _ property: any WritableKeyPath<CurrencyButtonStyle, Value?> & Sendable,
    nil nilName: String? = nil, default defaultText: String? = nil
  ) -> StyleOption where Value.RawValue == String {
    let names = Value.names + (nilName.map { [$0] } ?? [])
    return StyleOption(
      name, documentation, .names(names),
      default: defaultText ?? standard[keyPath: property]?.rawValue ?? nilName
    ) { text throws(StyleOptionError) in
      guard let name = KnownName.of(text, among: names) else {
        throw .unknownName(UnknownNameError(text, names: names))
      }
      let value = name == nilName ? nil : Value(rawValue: name)
      return { $0.style[keyPath: property] = value }
    }
  }
}
