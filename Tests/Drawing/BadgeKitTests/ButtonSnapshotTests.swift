import BadgeGeometry
import BadgeKit
import CairoBackend
import CurrencyLocale
import SnapshotSupport
import SceneSnapshots
import Testing
import TextOutlines
import VectorGraphics

/// Pictures of buttons; each was looked at before it was recorded.
@Suite(.pictures("button"))
struct ButtonSnapshotTests {
  static let eight = ["en_US", "en_GB", "fr_CH", "ro_RO", "cs_CZ", "zh_CN", "ar_AE", "ms_MY"]
  /// The widest, the tallest, and scripts that join, reorder or run from right to left.
  static let hardest = [
    "fr_BF", "zh_MO", "fa_IR", "ne_NP", "ff_Adlm_BF", "nqo_GN", "da_DK", "pl_PL", "si_LK", "km_KH",
  ]

  @Test(arguments: eight + hardest)
  func `a button of a locale`(_ identifier: String) throws {
    assertSnapshot(
      of: try Self.scene(identifier), as: .png(scale: 3), named: identifier)
  }

  @Test(arguments: [20.0, 512])
  func `a button of a small and a large size`(_ size: Double) throws {
    for identifier in ["en_US", "fr_BF"] {
      assertSnapshot(
        of: try Self.scene(identifier) { $0.size = size }, as: .png(),
        named: "\(identifier)-\(Int(size))")
    }
  }

  @Test(arguments: BadgeMark.allCases)
  func `a button with each mark`(_ mark: BadgeMark) throws {
    assertSnapshot(
      of: try Self.scene("en_US") { $0.mark = mark }, as: .png(scale: 3), named: mark.rawValue)
  }

  @Test(arguments: BadgeCorner.allCases)
  func `a badge in each corner`(_ corner: BadgeCorner) throws {
    assertSnapshot(
      of: try Self.scene("en_GB") { $0.badgeCorner = corner }, as: .png(scale: 2),
      named: corner.rawValue)
  }

  @Test(
    arguments: ["en_US", "ar_AE", "ne_NP"], [CurrencyButtonStyle.Ring.filled, .none, .toolbar])
  func `a button with another ring`(_ identifier: String, _ ring: CurrencyButtonStyle.Ring) throws {
    assertSnapshot(
      of: try Self.scene(identifier) { $0.ring = ring }, as: .png(scale: 3),
      named: "\(identifier)-\(ring.rawValue)")
  }

  @Test(arguments: ButtonPreset.allCases.filter { $0 != .seed })
  func `a button in the proportions of a preset`(_ preset: ButtonPreset) throws {
    for identifier in ["en_US", "fr_CH"] {
      for size in [20.0, 128] {
        let context = ButtonContext(size < 48 ? .pixels : .document)
        let scene = try Self.scene(identifier, in: context) {
          $0 = CurrencyButtonStyle(preset: preset)
          $0.size = size
        }
        assertSnapshot(
          of: scene, as: .png(), named: "\(preset.rawValue)-\(identifier)-\(Int(size))")
      }
    }
  }

  @Test(arguments: ["en_US", "fr_CH", "km_KH"])
  func `a toolbar's button of 24 pixels`(_ identifier: String) throws {
    let scene = try Self.scene(identifier, in: ButtonContext(.pixels)) {
      $0 = CurrencyButtonStyle(preset: .material)
      ($0.ring, $0.size) = (.toolbar, 24)
    }
    assertSnapshot(of: scene, as: .png(), named: "toolbar-\(identifier)-24")
  }

  @Test func `a button without a badge`() throws {
    assertSnapshot(
      of: try Self.scene("en_US") { $0.mark = nil }, as: .png(scale: 3), named: "withoutBadge")
  }

  @Test(arguments: [("en_US", "Add Debit"), ("ar_AE", "إضافة خصم"), ("de_DE", "Lastschrift")])
  func `a button with a label`(_ identifier: String, _ text: String) throws {
    assertSnapshot(
      of: try Self.scene(identifier) { $0.label = text }, as: .png(scale: 2),
      named: "label-\(identifier)")
  }

  @Test func `a button with a label in the largest content size`() throws {
    let context = ButtonContext(contentSize: .accessibility5)
    let scene = try Self.scene("en_US", in: context) { $0.label = "Add Debit" }
    assertSnapshot(of: scene, as: .png(), named: "largestLabel")
  }

  @Test func `a mirrored button`() throws {
    assertSnapshot(
      of: try Self.scene("fa_IR") { $0.mirrorsInRightToLeft = true }, as: .png(scale: 3),
      named: "mirrored")
  }

  @Test func `a dark button with increased contrast`() throws {
    var style = CurrencyButtonStyle()
    style.tint = SystemColor.green.color
    style.background = AdaptiveColor(light: .white, dark: .black)
    let scene = try CurrencyButton(locale: "en_IN", style: style)
      .templateScene(Typesetter())
    let appearance = Appearance(.dark, contrast: .increased)
    assertSnapshot(
      of: scene, as: .png(scale: 3, palette: style.palette(appearance)),
      named: "darkWithIncreasedContrast")
  }

  @Test func `a button with a translucent tint`() throws {
    var style = CurrencyButtonStyle()
    style.tint = AdaptiveColor(RGBAColor(hex: 0xFF2D55, alpha: 128))
    let scene = try CurrencyButton(locale: "en_US", style: style)
      .templateScene(Typesetter())
    assertSnapshot(
      of: scene, as: .png(scale: 3, palette: style.palette()), named: "translucentTint")
  }

  @Test func `a sheet of eight locales`() throws {
    let sheet = ContactSheet(
      try Self.eight.map { .init(try CurrencyButton(locale: $0), caption: $0) }, columns: 8)
    let scene = try sheet.scene(in: LayoutContext(typesetter: Typesetter()))
      .background(.role(.background))
    assertSnapshot(of: scene, as: .png(scale: 2), named: "eightLocales")
  }

  private static func scene(
    _ identifier: String, in context: ButtonContext = ButtonContext(),
    _ change: (inout CurrencyButtonStyle) -> Void = { _ in }
  ) throws -> VectorScene {
    var style = CurrencyButtonStyle()
    change(&style)
    return try CurrencyButton(locale: identifier, style: style).templateScene(
      Typesetter(), in: context)
  }
}
