import BadgeGeometry
import BadgeKit
import CairoBackend
import CurrencyLocale
import SnapshotSupport
import SceneSnapshots
import Testing
import TextOutlines
import VectorGraphics

/// Pictures of components; each was looked at before it was recorded.
@Suite struct ComponentSnapshotTests {
  static func scene(
    _ component: any Component, _ direction: WritingDirection = .leftToRight,
    size: ContentSize = .large, locale: String = "en_US", scale: Double = 1
  ) throws -> VectorScene {
    try component.scene(
      in: LayoutContext(
        typesetter: Typesetter(), contentSize: size, direction: direction,
        locale: locale, scale: scale)
    ).background(.role(.background))
  }

  @Suite(.pictures("badge")) struct Badges {
    static func values() -> ComponentRow {
      ComponentRow {
        CapsuleBadge.count(1)
        CapsuleBadge.count(42)
        CapsuleBadge.count(1000, maximum: 99)
        CapsuleBadge.count(1_000_000)
        CapsuleBadge.amount(Amount(minorUnits: 123_456, currencyCode: "EUR"))
        CapsuleBadge.text("नमस्ते")
      }
    }

    @Test(arguments: ["en_US", "ar_EG", "de_CH", "ne_NP"])
    func `badges with counts, an amount and a text`(_ locale: String) throws {
      assertSnapshot(
        of: try scene(
          Self.values(), CurrencyLocale(locale).layoutDirection, locale: locale, scale: 2),
        as: .png(scale: 2), named: locale)
    }

    @Test(arguments: [ContentSize.xSmall, .xxxLarge, .accessibility5])
    func `badges in three content sizes`(_ size: ContentSize) throws {
      assertSnapshot(
        of: try scene(Self.values(), size: size), as: .png(), named: size.rawValue)
    }

    @Test func `a badge with other colours and measures`() throws {
      var badge = CapsuleBadge.text("Sale")
      badge.tint = .yellow
      badge.foreground = AdaptiveColor(.black)
      badge.textStyle = .headline
      badge.padding = 16
      badge.minimumWidth = 40
      assertSnapshot(of: try scene(badge), as: .png(scale: 2), named: "colors")
    }
  }

  @Suite(.pictures("tile")) struct Tiles {
    static func nine(_ badge: CapsuleBadge) -> ComponentGrid {
      ComponentGrid(
        ComponentAlignment.allCases.map { IconTile("€", color: .teal).badge(badge, alignment: $0) },
        columns: 3, spacing: 28)
    }

    @Test(arguments: WritingDirection.allCases)
    func `a badge in each of nine positions`(_ direction: WritingDirection) throws {
      assertSnapshot(
        of: try scene(Self.nine(.count(12)), direction), as: .png(), named: direction.rawValue)
    }

    @Test func `tiles that overlap, each below the badges of the others`() throws {
      let tiles = ComponentRow(spacing: -20) {
        IconTile("$", color: .green).badge(.count(1000))
        IconTile("¥", color: .orange).badge(.count(3), alignment: .bottomTrailing)
        IconTile("₹", color: .purple).badge(.text("New"), alignment: .leading)
      }
      assertSnapshot(
        of: try scene(
          ComponentGrid([tiles, ComponentRow([tiles], spacing: 0)], columns: 1, spacing: -12)),
        as: .png(scale: 2), named: "layering")
    }

    @Test func `tiles with texts and with artwork`() throws {
      let art = try VectorPath(svgData: "M12 0 24 24H0Z")
      let tiles = ComponentRow {
        for text in ["kr.", "F CFA", "د.إ", "₸", "৳"] { IconTile(text, color: .indigo) }
        IconTile(.artwork(art), color: .brown)
      }
      assertSnapshot(of: try scene(tiles), as: .png(scale: 2), named: "symbols")
    }

    @Test(arguments: Appearance.Scheme.allCases, Appearance.Contrast.allCases)
    func `tiles in each colour of the system`(
      _ scheme: Appearance.Scheme, _ contrast: Appearance.Contrast
    ) throws {
      let tiles = ComponentGrid(
        SystemColor.allCases.map { IconTile("¤", color: $0.color) }, columns: 7, spacing: 4)
      assertSnapshot(
        of: try scene(tiles), as: .png(palette: Palette(Appearance(scheme, contrast: contrast))),
        named: "\(scheme.rawValue)-\(contrast.rawValue)")
    }
  }

  @Suite(.pictures("field")) struct Fields {
    static func field(
      _ locale: String, _ keys: String, _ change: (inout AmountField) -> Void = { _ in }
    ) throws -> AmountField {
      var entry = try AmountEntry(AmountFormat(CurrencyLocale(locale)))
      for key in keys { entry.type(key) }
      var field = AmountField(entry)
      change(&field)
      return field
    }

    static func states() throws -> ComponentGrid {
      ComponentGrid(
        [
          try field("en_US", "") { $0.placeholder = "Amount" },
          try field("de_DE", "1234") { $0.isFocused = true },
          try field("fr_CH", "123456789") { $0.hasError = true },
          try field("ar_EG", "1234") { $0.isFocused = true },
          try field("en_IN", "12345678901") { $0.isFocused = true },
          try field("ja_JP", "1234-"),
        ], columns: 2)
    }

    @Test(arguments: WritingDirection.allCases)
    func `fields in each state`(_ direction: WritingDirection) throws {
      assertSnapshot(
        of: try scene(Self.states(), direction), as: .png(scale: 1.5), named: direction.rawValue)
    }

    @Test func `dark fields`() throws {
      assertSnapshot(
        of: try scene(Self.states()), as: .png(palette: Palette(.dark, tint: .orange)),
        named: "dark")
    }

    @Test func `a field in the largest content size`() throws {
      assertSnapshot(
        of: try scene(Self.field("en_US", "1234") { $0.isFocused = true }, size: .accessibility5),
        as: .png(), named: "largest")
    }
  }
}
