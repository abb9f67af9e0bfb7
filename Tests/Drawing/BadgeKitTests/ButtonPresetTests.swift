import BadgeGeometry
import BadgeKit
import CurrencyLocale
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

@Suite struct ButtonPresetTests {
  static let locales = [
    "en_US", "en_GB", "fr_CH", "ro_RO", "cs_CZ", "zh_CN", "ar_AE", "ms_MY",
  ]

  private static func settings(_ options: KeyValuePairs<String, String>) throws -> [StyleSetting] {
    try options.map { name, text in
      try #require(StyleOption.all.first { $0.name == name }).setting(text)
    }
  }

  private static func style(_ options: KeyValuePairs<String, String>) throws -> CurrencyButtonStyle
  {
    var result = ButtonSettings()
    try result.set([settings(options)])
    return result.style
  }

  @Test func `seed is the default`() throws {
    #expect(CurrencyButtonStyle(preset: .seed) == CurrencyButtonStyle())
    #expect(try Self.style(["preset": "seed"]) == CurrencyButtonStyle())
    #expect(try Self.style(["preset": "sf", "preset": "seed"]) == CurrencyButtonStyle())
  }

  /// Lengths in the icons' SVG files, in pixels of their grids: the sources are in the article "Presets".
  private static let figures:
    [(ButtonPreset, grid: Double, ring: Double, stroke: Double, badge: Double, centers: Double)] = [
      (.material, 24, 20, 2, 10, 7 * 2.0.squareRoot()),
      (.fluent, 20, 16, 1, 9, 5.5 * 2.0.squareRoot()),
      (.carbon, 32, 28, 2, 14, 9 * 2.0.squareRoot()),
    ]

  @Test func `a button as large as an icon has its figures`() throws {
    for (preset, grid, ring, stroke, badge, centers) in Self.figures {
      var style = CurrencyButtonStyle(preset: preset)
      style.size = grid
      for isFitted in [false, true] {
        let context = ButtonContext(isFitted ? .pixels : .document)
        let geometry = try CurrencyButton(.text("$"), style: style, title: "")
          .resolved(in: context).geometry()
        #expect(abs(2 * geometry.ringOuterRadius - ring) < 1e-9, "\(preset)")
        #expect(abs(geometry.strokeWidth - stroke) < 1e-9, "\(preset)")
        // The plus is as odd or even as the badge, so that its arms lie on whole pixels.
        #expect(abs(geometry.badgeDiameter - badge) < (isFitted ? 1.01 : 1e-9), "\(preset)")
        #expect(
          abs((geometry.badgeOffset?.length ?? 0) - centers) < (isFitted ? 0.8 : 1e-9), "\(preset)")
      }
    }
  }

  /// The strokes of Fluent's icons by size, in points, and in pixels at 1x and 2x: see the article "Presets", note 17.
  @Test(arguments: [
    (20.0, 1.0, 1.0, 2.0), (24, 1.5, 1, 3), (28, 1.5, 1, 3), (32, 2, 2, 4), (48, 2.5, 2, 5),
    (96, 5, 5, 10),
  ])
  func `Fluent's strokes are those of the icon's size`(
    size: Double, points: Double, pixels: Double, doubled: Double
  ) throws {
    var style = CurrencyButtonStyle(preset: .fluent)
    style.size = size
    func stroke(in context: ButtonContext = ButtonContext()) throws -> Double {
      let button = CurrencyButton(.text("$"), style: style, title: "")
      return try button.resolved(in: context).geometry().strokeWidth * context.scale
    }
    #expect(try abs(stroke() - points) < 1e-6)
    #expect(try stroke(in: ButtonContext(.pixels)) == pixels)
    #expect(try stroke(in: ButtonContext(.pixels, scale: 2)) == doubled)
    // A thickness of the user's is that of every size.
    style.proportions.ringThickness = 0.1
    #expect(try abs(stroke() - 0.1 * size) < 1e-9)
  }

  @Test func `sf has the ratios of the icon with a badge`() throws {
    let geometry = try CurrencyButton(
      .text("$"), style: CurrencyButtonStyle(preset: .sf), title: ""
    ).geometry()
    let ring = 2 * geometry.ringOuterRadius
    #expect(abs(geometry.strokeWidth / ring - 0.0856) < 1e-4)
    #expect(abs(geometry.badgeDiameter / ring - 0.5115) < 1e-4)
    #expect(abs(geometry.ringMoat / ring - 0.0695) < 1e-4)
    // The badge touches the edges of the picture.
    let center = try #require(geometry.badgeCenter)
    #expect(abs(center.x - geometry.badgeRadius) < 1e-9)
  }

  /// The height of the sign in Carbon's `currency`, as a fraction of the ring's outer diameter, and the largest that all
  /// signs have space for in Material's ring: see the article "Presets".
  @Test(arguments: [(ButtonPreset.material, 0.49), (.carbon, 0.43)])
  func `without a badge, capitals are as high as the sign of the icon set`(
    preset: ButtonPreset, part: Double
  ) throws {
    let typesetter = try Typesetter()
    func height(_ change: (inout CurrencyButtonStyle) -> Void) throws -> Double {
      var style = CurrencyButtonStyle(preset: preset)
      change(&style)
      let drawing = try CurrencyButton(.text("E"), style: style, title: "").drawing(typesetter)
      let ink = try #require(drawing.symbolOutline.bounds)
      return ink.height / (2 * drawing.geometry.ringOuterRadius)
    }
    let found = try height { $0.mark = nil }
    #expect(abs(found - part) < 0.005, "\(found)")
    #expect(try height { _ in } < 0.8 * part)
    // A size of one's own counts.
    #expect(
      try height {
        $0.mark = nil
        $0.proportions.symbolSteps = [0.2]
      } < 0.5 * part)
  }

  /// Options that a preset sets too, each with a property.
  private static let options:
    [(name: String, text: String, value: @Sendable (CurrencyButtonStyle) -> Bool)] =
      [
        ("ring-width", "0.03", { $0.proportions.ringThickness == 0.03 }),
        ("ring-size", "0.7", { $0.proportions.ringDiameter == 0.7 }),
        ("badge-size", "0.3", { $0.proportions.badgeDiameter == 0.3 }),
        ("badge-overhang", "0.01", { $0.proportions.badgeOverhang == 0.01 }),
        ("badge-corner", "top-left", { $0.badgeCorner == .topLeft }),
        ("moat", "0.02", { $0.proportions.moat == 0.02 }),
        ("mark-length", "0.4", { $0.proportions.markLength == 0.4 }),
        ("mark-thickness", "0.2", { $0.proportions.markThickness == 0.2 }),
        ("padding", "0.02", { $0.proportions.padding == 0.02 }),
        ("clearance", "0.01", { $0.proportions.clearance == 0.01 }),
        ("symbol-scale", "0.2", { $0.proportions.symbolSteps == [0.2] }),
        ("weight", "medium", { $0.weight == .medium }),
      ]

  @Test(arguments: ButtonPreset.allCases)
  func `an option wins over the preset, whatever the order`(preset: ButtonPreset) throws {
    for (name, text, hasValue) in Self.options {
      let before = try Self.settings(["preset": preset.rawValue])
      let option = try #require(StyleOption.all.first { $0.name == name }).setting(text)
      var ahead = ButtonSettings()
      var behind = ButtonSettings()
      try ahead.set([[option] + before])
      try behind.set([before + [option]])
      #expect(ahead == behind, "\(name)")
      let first = ahead.style
      #expect(hasValue(first), "\(name)")
      // The other options are still the preset's.
      let ring = first.proportions.ringDiameter
      #expect(name == "ring-size" || ring == preset.proportions.ringDiameter, "\(name)")
      #expect(name == "badge-corner" || first.badgeCorner == preset.badgeCorner, "\(name)")
    }
  }

  @Test(arguments: ButtonPreset.allCases)
  func `a gap replaces the preset's moat, and a ring that follows the stems its weight`(
    preset: ButtonPreset
  ) throws {
    let typesetter = try Typesetter()
    let gap = try Self.style(["gap": "120...160", "preset": preset.rawValue])
    #expect(gap.proportions.moat == nil)
    let automatic = try Self.style(["ring-width": "auto", "preset": preset.rawValue])
    #expect(automatic.balancesRing && !automatic.balancesWeight)
    for style in [gap, automatic] {
      _ = try CurrencyButton(locale: "fr_CH", style: style).drawing(typesetter)
    }
  }

  @Test(arguments: ButtonPreset.allCases)
  func `without the preset's padding, the badge still does not leave the picture`(
    preset: ButtonPreset
  ) throws {
    let style = try Self.style(["padding": "0", "preset": preset.rawValue])
    try style.proportions.validate(hasBadge: true)
    #expect(throws: GeometryError.self) {
      try Self.style(["badge-overhang": "0.4", "preset": preset.rawValue])
        .proportions.validate(hasBadge: true)
    }
  }

  @Test(arguments: ButtonPreset.allCases.filter { $0 != .seed }, CurrencyButtonStyle.Ring.allCases)
  func `symbols are within the ring or the live area, and clear of the badge`(
    preset: ButtonPreset, ring: CurrencyButtonStyle.Ring
  ) throws {
    let typesetter = try Typesetter()
    for identifier in Self.locales {
      for corner in Sample.of(BadgeCorner.allCases, count: 1, function: identifier) {
        var style = CurrencyButtonStyle(preset: preset)
        (style.ring, style.badgeCorner) = (ring, corner)
        let drawing = try CurrencyButton(locale: identifier, style: style).drawing(typesetter)
        let geometry = drawing.geometry
        let (toRing, toBadge) = geometry.clearances(of: drawing.symbolOutline)
        let least = 0.05 * geometry.liveHeight - 0.02
        if ring.isDrawn { #expect(toRing >= least, "\(identifier) \(corner)") }
        #expect(geometry.clearance(of: drawing.symbolOutline) >= least, "\(identifier) \(corner)")
        let moat = ring == .filled ? geometry.discMoat : geometry.ringMoat
        #expect(try #require(toBadge) >= max(least, moat - 0.02), "\(identifier) \(corner)")
        let picture = Rect(origin: .zero, size: Size(width: style.size, height: style.size))
        let outline = try #require(drawing.outline.bounds)
        #expect(picture.union(outline).width <= style.size + 1e-6, "\(identifier) \(corner)")
        #expect(picture.union(outline).height <= style.size + 1e-6, "\(identifier) \(corner)")
      }
    }
  }

  @Test(arguments: ButtonPreset.allCases.filter { $0 != .seed })
  func `the symbols of all currencies fit into every preset`(preset: ButtonPreset) throws {
    let typesetter = try Typesetter()
    var known: Set<String> = []
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      guard known.insert(locale.symbol()).inserted else { continue }
      var style = CurrencyButtonStyle(preset: preset)
      // A balanced weight would take a minute; the law does not depend on the weight.
      style.weight = .semibold
      let drawing = try CurrencyButton(locale, style: style).drawing(typesetter)
      #expect(drawing.fit.clearance >= 0.05 * drawing.geometry.liveHeight - 0.02, "\(identifier)")
    }
  }

  @Test(arguments: ButtonPreset.allCases, [16.0, 20, 24, 28, 32, 48])
  func `ring and badge of a fitted button end on whole pixels`(preset: ButtonPreset, size: Double)
    throws
  {
    for corner in BadgeCorner.allCases {
      var style = CurrencyButtonStyle(preset: preset)
      (style.size, style.badgeCorner) = (size, corner)
      let geometry = try CurrencyButton(.text("$"), style: style, title: "")
        .resolved(in: ButtonContext(.pixels)).geometry()
      let badge = try #require(geometry.badgeCenter)
      let edges = [
        geometry.center.x - geometry.ringOuterRadius, geometry.center.x - geometry.ringInnerRadius,
        badge.x - geometry.badgeRadius, badge.y + geometry.badgeRadius,
      ]
      #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-9 }, "\(corner) \(edges)")
      #expect(edges.allSatisfy { $0 >= -1e-9 && $0 <= size + 1e-9 }, "\(corner) \(edges)")
    }
  }

  @Test(arguments: ButtonPreset.allCases.filter { $0 != .seed })
  func `each small drawing of a preset has a symbol, in a filled ring too`(preset: ButtonPreset)
    throws
  {
    let typesetter = try Typesetter()
    for identifier in Self.locales {
      for size in [16.0, 18] {
        var style = CurrencyButtonStyle(preset: preset)
        (style.ring, style.size) = (.filled, size)
        let drawing = try CurrencyButton(locale: identifier, style: style).drawing(
          typesetter, in: ButtonContext(.pixels))
        #expect(
          drawing.geometry.clearance(of: drawing.symbolOutline) > 0, "\(identifier) at \(size)")
      }
    }
  }
}
