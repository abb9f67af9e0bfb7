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
  func locale(_ identifier: String) throws {
    assertSnapshot(
      of: try Self.scene(identifier), as: .png(scale: 3), named: identifier)
  }

  @Test(arguments: [20.0, 512])
  func size(_ size: Double) throws {
    for identifier in ["en_US", "fr_BF"] {
      assertSnapshot(
        of: try Self.scene(identifier) { $0.size = size }, as: .png(),
        named: "\(identifier)-\(Int(size))")
    }
  }

  @Test(arguments: BadgeMark.allCases)
  func mark(_ mark: BadgeMark) throws {
    assertSnapshot(
      of: try Self.scene("en_US") { $0.mark = mark }, as: .png(scale: 3), named: mark.rawValue)
  }

  @Test(arguments: BadgeCorner.allCases)
  func corner(_ corner: BadgeCorner) throws {
    assertSnapshot(
      of: try Self.scene("en_GB") { $0.badgeCorner = corner }, as: .png(scale: 2),
      named: corner.rawValue)
  }

  @Test(arguments: ["en_US", "ar_AE", "ne_NP"], [CurrencyButtonStyle.Ring.filled, .none])
  func ring(_ identifier: String, _ ring: CurrencyButtonStyle.Ring) throws {
    assertSnapshot(
      of: try Self.scene(identifier) { $0.ring = ring }, as: .png(scale: 3),
      named: "\(identifier)-\(ring.rawValue)")
  }

  @Test func withoutBadge() throws {
    assertSnapshot(of: try Self.scene("en_US") { $0.mark = nil }, as: .png(scale: 3))
  }

  @Test func optical() throws {
    assertSnapshot(of: try Self.scene("fr_CH") { $0.fit = .optical }, as: .png(scale: 3))
  }

  @Test(arguments: [("en_US", "Add Debit"), ("ar_AE", "إضافة خصم"), ("de_DE", "Lastschrift")])
  func label(_ identifier: String, _ text: String) throws {
    assertSnapshot(
      of: try Self.scene(identifier) { $0.label = text }, as: .png(scale: 2),
      named: "label-\(identifier)")
  }

  @Test func largestLabel() throws {
    let scene = try Self.scene("en_US") {
      $0.label = "Add Debit"
      $0.contentSize = .accessibility5
    }
    assertSnapshot(of: scene, as: .png())
  }

  @Test func mirrored() throws {
    assertSnapshot(of: try Self.scene("fa_IR") { $0.isMirrored = true }, as: .png(scale: 3))
  }

  @Test func darkWithIncreasedContrast() throws {
    var style = CurrencyButtonStyle()
    style.tint = SystemColor.green.color
    style.background = AdaptiveColor(light: .white, dark: .black)
    let scene = try CurrencyButton(locale: "en_IN", style: style)
      .templateScene(Typesetter(cacheFolder: nil))
    let appearance = Appearance(.dark, contrast: .increased)
    assertSnapshot(of: scene, as: .png(scale: 3, palette: style.palette(appearance)))
  }

  @Test func translucentTint() throws {
    var style = CurrencyButtonStyle()
    style.tint = AdaptiveColor(RGBAColor(hex: 0xFF2D55, alpha: 128))
    let scene = try CurrencyButton(locale: "en_US", style: style)
      .templateScene(Typesetter(cacheFolder: nil))
    assertSnapshot(of: scene, as: .png(scale: 3, palette: style.palette()))
  }

  @Test func eightLocales() throws {
    let sheet = ContactSheet(
      try Self.eight.map { .init(try CurrencyButton(locale: $0), caption: $0) }, columns: 8)
    let scene = try sheet.scene(in: LayoutContext(typesetter: Typesetter(cacheFolder: nil)))
      .background(.role(.background))
    assertSnapshot(of: scene, as: .png(scale: 2))
  }

  private static func scene(
    _ identifier: String, _ change: (inout CurrencyButtonStyle) -> Void = { _ in }
  ) throws -> VectorScene {
    var style = CurrencyButtonStyle()
    change(&style)
    return try CurrencyButton(locale: identifier, style: style).templateScene(
      Typesetter(cacheFolder: nil))
  }
}
