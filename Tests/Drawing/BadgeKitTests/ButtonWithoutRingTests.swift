import BadgeGeometry
import BadgeKit
import CurrencyLocale
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// Buttons without a ring, alone and for toolbars.
@Suite struct ButtonWithoutRingTests {
  /// A locale for each symbol of the world.
  private static func locales() throws -> [CurrencyLocale] {
    var known: Set<String> = []
    return try (some + CurrencyLocale.allIdentifiers).map { try CurrencyLocale($0) }
      .filter { known.insert($0.symbol()).inserted }
  }

  private static let some = ["en_US", "fr_CH", "ar_AE", "zh_MO", "km_KH", "dv_MV", "pa_Arab"]

  private static func style(
    _ ring: CurrencyButtonStyle.Ring, _ preset: ButtonPreset = .seed, size: Double = 50
  ) -> CurrencyButtonStyle {
    var style = CurrencyButtonStyle(preset: preset)
    (style.ring, style.size) = (ring, size)
    // A balanced weight would take a minute; the laws do not depend on the weight.
    style.weight = .semibold
    return style
  }

  @Test(arguments: BadgeCorner.allCases)
  func `a symbol without a ring is in the live area, clear of the badge, and larger than in a ring`(
    corner: BadgeCorner
  ) throws {
    let typesetter = try Typesetter()
    for locale in try Self.locales() {
      var style = Self.style(.none)
      style.badgeCorner = corner
      let drawing = try CurrencyButton(locale, style: style).drawing(typesetter)
      let geometry = drawing.geometry
      #expect(
        geometry.clearance(of: drawing.symbolOutline) >= 0.06 * geometry.height - 0.01,
        "\(locale.identifier)")
      style.ring = .outline
      let ringed = try CurrencyButton(locale, style: style).drawing(typesetter)
      #expect(drawing.fit.fontSize > 1.2 * ringed.fit.fontSize, "\(locale.identifier)")
    }
  }

  @Test(arguments: ButtonPreset.allCases.filter { $0 != .seed }, BadgeCorner.allCases)
  func `signs without a ring have one size and one baseline`(
    preset: ButtonPreset, corner: BadgeCorner
  ) throws {
    let typesetter = try Typesetter()
    var style = CurrencyButtonStyle(preset: preset)
    (style.ring, style.badgeCorner) = (.none, corner)
    // ₩ is too wide for the place of the others.
    let drawings = try ["$", "€", "£", "¥", "₹", "₺", "₽", "฿"].map {
      try CurrencyButton(.text($0), style: style, title: "").drawing(typesetter)
    }
    let (sizes, baselines) = (
      drawings.map(\.capHeight), try drawings.map { try #require($0.symbolBaseline) }
    )
    #expect(try #require(sizes.min()) > 0.95 * #require(sizes.max()))
    #expect(try #require(baselines.max()) - #require(baselines.min()) < 1e-6)
  }

  @Test(arguments: ButtonPreset.allCases)
  func
    `a toolbar's drawing is as high as the live area for each sign, and a word stands by the badge`(
      preset: ButtonPreset
    ) throws
  {
    let typesetter = try Typesetter()
    let style = Self.style(.toolbar, preset)
    for locale in try Self.locales() {
      try Self.checkPlace(CurrencyButton(locale, style: style).drawing(typesetter), locale)
    }
  }

  @Test(arguments: BadgeCorner.allCases)
  func `a toolbar's drawing has its place for each corner, weight and fit`(
    corner: BadgeCorner
  ) throws {
    let typesetter = try Typesetter()
    for identifier in Sample.of(Self.some, count: 3, function: "\(corner)") {
      let locale = try CurrencyLocale(identifier)
      var style = Self.style(.toolbar)
      style.badgeCorner = corner
      func check(
        in context: ButtonContext = ButtonContext(),
        _ change: (inout CurrencyButtonStyle) -> Void
      ) throws {
        var style = style
        change(&style)
        try Self.checkPlace(
          CurrencyButton(locale, style: style).drawing(typesetter, in: context), locale)
      }
      try check { $0.weight = .black }
      try check { $0.weight = nil }
      try check { $0.proportions.symbolSteps = [0.3, 0.2] }
      try check { $0.proportions.padding = 0.2 }
      try check { $0.proportions.badgeOverhang = 0.01 }
      try check { $0.symbolForm = .code }
      try check(in: ButtonContext(direction: .rightToLeft)) { $0.mirrorsInRightToLeft = true }
      for size in [16.0, 20, 24, 33, 48] {
        try check(in: ButtonContext(.pixels)) { $0.size = size }
      }
    }
  }

  private static func checkPlace(_ drawing: ButtonDrawing, _ locale: CurrencyLocale) throws {
    let (bounds, area) = (try #require(drawing.outline.bounds), drawing.geometry.liveArea)
    let isInside =
      bounds.minX >= area.minX - 1e-4 && bounds.maxX <= area.maxX + 1e-4
      && bounds.minY >= area.minY - 1e-4 && bounds.maxY <= area.maxY + 1e-4
    #expect(isInside, "\(locale.identifier)")
    if bounds.minY < area.minY + 1e-4, bounds.maxY > area.maxY - 1e-4 { return }
    #expect(drawing.symbolText.count > 1, "\(locale.identifier) \(bounds.minY) to \(bounds.maxY)")
    // A word that leaves space stands in the middle, or as near to it as symbols keep from the badge. A point that is not
    // straight above the badge is farther from it.
    let geometry = drawing.geometry
    let least = max(geometry.proportions.clearance * geometry.liveHeight, geometry.strokeWidth)
    let more = 0.05 * geometry.height + (drawing.pixelScale.map { 2.3 / $0 } ?? 0)
    let toBadge = try #require(geometry.clearances(of: drawing.symbolOutline).badge)
    let toMiddle = abs(try #require(drawing.symbolOutline.bounds).midY - area.midY)
    #expect(
      toBadge <= max(least, geometry.ringMoat) + more || toMiddle <= 0.1 * area.height,
      "\(locale.identifier) \(toBadge)")
  }

  @Test(arguments: [
    (CurrencyButtonStyle.Ring.none, ButtonPreset.seed, 20.0), (.none, .fluent, 32),
    (.toolbar, .seed, 20), (.toolbar, .seed, 24), (.toolbar, .material, 24),
  ])
  func `a small symbol without a ring is in the live area, with an empty pixel to the badge`(
    ring: CurrencyButtonStyle.Ring, preset: ButtonPreset, size: Double
  ) throws {
    let typesetter = try Typesetter()
    let hard = try Self.some.map { try CurrencyLocale($0) }
    for locale in try Sample.of(Self.locales(), count: 24, always: hard) {
      let button = CurrencyButton(locale, style: Self.style(ring, preset, size: size))
      let drawing = try button.drawing(typesetter, in: ButtonContext(.pixels))
      let geometry = drawing.geometry
      if ring == .toolbar { try Self.checkPlace(drawing, locale) }
      #expect(geometry.clearance(of: drawing.symbolOutline) > 0, "\(locale.identifier)")
      let center = try #require(geometry.badgeCenter)
      let badge = try #require(
        OccupiedPixels(.circle(center: center, radius: geometry.badgeRadius)))
      let symbol = try #require(OutlineCoverage(drawing.symbolOutline))
      #expect(badge.isApart(from: symbol, movedBy: (0, 0)), "\(locale.identifier)")
      #expect(drawing.isLegible || size < 24, "\(locale.identifier)")
    }
  }

  @Test func `sizes that a style gives hold without a ring, and those of a ring don't`() throws {
    let typesetter = try Typesetter()
    for identifier in Self.some {
      var style = Self.style(.none)
      style.proportions.symbolSteps = [0.2]
      let small = try CurrencyButton(locale: identifier, style: style).drawing(typesetter)
      #expect(abs(small.capHeight - 10 * 1490 / 2048) < 1e-9, "\(identifier)")
      style.proportions.symbolSteps = ButtonProportions().symbolSteps
      let large = try CurrencyButton(locale: identifier, style: style).drawing(typesetter)
      style.proportions.symbolSteps = []
      let largest = try CurrencyButton(locale: identifier, style: style).drawing(typesetter)
      #expect(large.fit == largest.fit, "\(identifier)")
    }
  }

  @Test(arguments: BadgeCorner.allCases)
  func `a toolbar's custom SF Symbol has one height in each weight`(corner: BadgeCorner) throws {
    let typesetter = try Typesetter()
    var style = Self.style(.toolbar)
    style.badgeCorner = corner
    var heights: [Double: [Double]] = [:]
    for sign in ["$", "€", "₩", "៛", "ރ"] {
      let button = CurrencyButton(.text(sign), style: style, title: "")
      for master in try button.symbolDrawing(typesetter).masters {
        let ink = master.layers.reduce(VectorPath()) { $0 + $1.path }
        heights[master.weight, default: []].append(try #require(ink.bounds).height)
      }
    }
    for (weight, heights) in heights {
      let (least, most) = (heights.min() ?? 0, heights.max() ?? .infinity)
      #expect(most - least < 1e-4, "\(weight)")
    }
  }

  @Test func `a toolbar's drawing needs a badge`() throws {
    var style = Self.style(.toolbar)
    style.mark = nil
    let button = try CurrencyButton(locale: "en_US", style: style)
    #expect(throws: GeometryError.toolbarWithoutBadge) { try button.geometry() }
  }
}
