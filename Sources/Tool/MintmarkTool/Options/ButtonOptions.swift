import ArgumentParser
import BadgeGeometry
import BadgeKit
import CairoBackend
import Messages
import VectorFormats

/// The options for the style of a button. All commands that draw buttons share them.
///
/// Their names, values, defaults and documentation come from `StyleOption`.
struct ButtonOptions: ParsableArguments {
  @Option(.preset) var preset: StyleSetting?
  @Option(.size) var size: StyleSetting?
  @Option(.symbolForm, visibility: .rare) var symbolForm: StyleSetting?
  @Option(.signs, visibility: .rare) var signs: StyleSetting?
  @Option(.symbolScale, visibility: .rare) var symbolScale: StyleSetting?
  @Option(.clearance, visibility: .rare) var clearance: StyleSetting?
  @Option(.weight) var weight: StyleSetting?
  @Option(.ring) var ring: StyleSetting?
  @Option(.ringWidth, visibility: .rare) var ringWidth: StyleSetting?
  @Option(.ringSize, visibility: .rare) var ringSize: StyleSetting?
  @Option(.gap, valueName: "start...end", visibility: .rare) var gap: StyleSetting?
  @Option(.moat, visibility: .rare) var moat: StyleSetting?
  @Option(.badge) var badge: StyleSetting?
  @Option(.badgeSize, visibility: .rare) var badgeSize: StyleSetting?
  @Option(.badgeCorner, visibility: .rare) var badgeCorner: StyleSetting?
  @Option(.badgeOverhang, visibility: .rare) var badgeOverhang: StyleSetting?
  @Option(.markLength, visibility: .rare) var markLength: StyleSetting?
  @Option(.markThickness, visibility: .rare) var markThickness: StyleSetting?
  @Option(.padding, visibility: .rare) var padding: StyleSetting?

  @Option(
    help: StyleOption.tint.help(
      more: "In SVG, currentColor too.", valueName: "color"),
    completion: Completions.colors(and: ["currentColor"]))
  var tint: String?

  @Option(
    help: StyleOption.background.help(valueName: "color"),
    completion: Completions.colors(and: ["none"]))
  var background: String?

  @Option(.action, visibility: .rare) var action: StyleSetting?
  @Option(help: StyleOption.label.help(valueName: "text", visibility: .rare)) var label: String?
  @Option(.textStyle, visibility: .rare) var textStyle: StyleSetting?
  @Option(.textSize, visibility: .rare) var textSize: StyleSetting?

  /// The base settings, changed by the given options.
  ///
  /// - Parameter base: the settings to change.
  /// - Throws: `CommandError` for a wrong colour or label, and for options that exclude each other.
  func settings(
    over base: ButtonSettings = ButtonSettings()
  ) throws(CommandError) -> ButtonSettings {
    var result = base
    do { try result.set([settings.compactMap { $0 }]) } catch {
      throw .usage("--\(error.option): \(error)")
    }
    for (option, text) in data {
      try DataOption.value(text, "--" + option.name) { try option.set($0, in: &result) }
    }
    return result
  }

  private var settings: [StyleSetting?] {
    [
      preset, size, symbolForm, signs, symbolScale, clearance, weight, ring, ringWidth, ringSize,
      gap, moat, badge, badgeSize, badgeCorner, badgeOverhang, markLength, markThickness, padding,
      action, textStyle, textSize,
    ]
  }

  private var data: [(option: StyleOption, text: String?)] {
    [(.tint, inheritsTint ? nil : tint), (.background, background), (.label, label)]
  }

  /// Whether `--tint` names a colour. The contrast of such a colour is checked.
  var isTintGiven: Bool { tint != nil && !inheritsTint }

  /// How an SVG refers to the tint. With `--tint currentColor` the page decides the colour.
  var svgTint: SVGTint { inheritsTint ? .inherited : .themable }

  private var inheritsTint: Bool { tint?.lowercased() == "currentcolor" }
}
