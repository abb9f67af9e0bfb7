import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Testing
import TextOutlines
import VectorGraphics

/// The symbols of all currencies in one rhythm.
@Suite struct SymbolRhythmTests {
  /// A locale for each distinct symbol of the world.
  private static let world = distinct { $0.symbol() }

  /// A locale for each distinct drawing, as `audit --design` counts them: each symbol of each currency. Every one in an
  /// optimised build, otherwise every sixth.
  private static let sample: [CurrencyLocale] = {
    let all = distinct { $0.symbol() + $0.currencyCode }
    #if DEBUG
      return all.enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
    #else
      return all
    #endif
  }()

  private static func distinct(_ key: (CurrencyLocale) -> String) -> [CurrencyLocale] {
    var known: Set<String> = []
    return CurrencyLocale.allIdentifiers.compactMap { try? CurrencyLocale($0) }
      .filter { known.insert(key($0)).inserted }
  }

  struct Style: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: CurrencyButtonStyle

    init(_ name: String, _ style: CurrencyButtonStyle) {
      (testDescription, self.style) = (name, style)
    }
  }

  /// The default proportions, those of Fluent's badge in them, and the presets.
  private static let styles: [Style] = {
    let seed = CurrencyButtonStyle()
    var large = seed
    (large.proportions.badgeDiameter, large.proportions.moat) = (0.46, 0.042)
    return [Style("seed", seed), Style("large badge", large)]
      + ButtonPreset.allCases.filter { $0 != .seed }.map {
        Style($0.rawValue, CurrencyButtonStyle(preset: $0))
      }
  }()

  private static func drawings(
    _ style: CurrencyButtonStyle, weight: FontWeight? = nil, of locales: [CurrencyLocale] = world
  ) throws -> [ButtonDrawing] {
    let typesetter = try Typesetter()
    var style = style
    if let weight { style.weight = weight }
    return try locales.map { try CurrencyButton($0, style: style).drawing(typesetter) }
  }

  /// The height of the ink in em, and at the size that signs as tall as capitals have.
  @Test
  func `a single sign lower than capitals is up to a fifth larger, and never higher than them`()
    throws
  {
    let typesetter = try Typesetter()
    let style = CurrencyButtonStyle(size: 512, weight: .semibold)
    func button(_ text: String) -> CurrencyButton {
      CurrencyButton(.text(text), style: style, title: "")
    }
    // A capital letter of one stem has the size of all that are as tall.
    let capital = try button("I").drawing(typesetter).symbolOutline.bounds?.height ?? 0
    let symbols = Set(
      try ISOCurrency.all.map { try CurrencyLocale("en", currency: $0.code).symbol(.narrow) })
    let signs = symbols.union(["₼", "៛", "₪", "ރ."]).filter { $0.count { $0 != "." } == 1 }
    var grown: Set<String> = []
    for sign in signs {
      let line = try typesetter.line(sign, weight: .semibold)
      let natural = try #require(line.inkBounds).height / line.capHeight
      let drawn =
        try #require(button(sign).drawing(typesetter).symbolOutline.bounds).height / capital
      let growth = drawn / natural
      #expect(growth < 1.2 + 1e-6 && drawn < max(1, natural) + 1e-6, "\(sign) \(natural) \(drawn)")
      if growth > 1.1 { grown.insert(sign) }
    }
    #expect(grown.isSuperset(of: ["₼", "៛"]) && !grown.contains("¥"), "\(grown)")
  }

  @Test(arguments: styles, [FontWeight.semibold, .black])
  func `symbols have one cap height per number of characters, unless they have no space`(
    style: Style, weight: FontWeight
  ) throws {
    // In other corners too, a symbol has the size that it has beside a badge at the lower left.
    var style = style.style
    style.badgeCorner = .bottomLeft
    let drawings = try Self.drawings(style, weight: weight)
    // Latin symbols without full stops, which count less than other characters.
    let plain = drawings.filter {
      $0.symbolText.unicodeScalars.allSatisfy { $0.value < 0x530 && $0 != "." }
    }
    let groups = Dictionary(grouping: plain) { min($0.symbolText.count, 4) }
    let heights = try (1...4).map { try #require(groups[$0]?.map(\.capHeight).max()) }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 }, "\(heights)")
    for drawing in plain where !heights.contains(where: { abs($0 - drawing.capHeight) < 1e-6 }) {
      let least = drawing.geometry.proportions.clearance * drawing.geometry.liveHeight
      #expect(abs(drawing.fit.clearance - least) < 1e-6, "\(drawing.symbolText)")
    }
    // Most have the space. In the black weight, letters are as wide as the boxes for them.
    for (characters, group) in groups where weight == .semibold {
      let common = group.count { $0.capHeight > heights[characters - 1] - 1e-6 }
      #expect(Double(common) >= 0.75 * Double(group.count), "\(characters): \(common)")
    }
  }

  @Test(arguments: styles)
  func `no single-character sign is more than 10 % smaller than another`(
    style: Style
  ) throws {
    let signs = Self.world.filter { $0.symbol().count == 1 }
    #expect(signs.count > 30)
    // Balanced weights take long, so only the widest and the tallest signs have them, and usual ones.
    let extreme = signs.filter { "₩₪₫؋৳֏$£".contains($0.symbol()) }
    for drawings in [
      try Self.drawings(style.style, weight: .semibold, of: signs),
      try Self.drawings(style.style, of: extreme),
    ] {
      let heights = drawings.map(\.capHeight)
      #expect(try #require(heights.min()) >= 0.9 * #require(heights.max()))
    }
  }

  @Test func `a large badge with a moat costs a dollar sign at most 15 %`() throws {
    let locale = try CurrencyLocale("en_US")
    let style = Self.styles[1].style
    var bare = style
    bare.mark = nil
    let (with, without) = (
      try Self.drawings(style, of: [locale])[0], try Self.drawings(bare, of: [locale])[0]
    )
    #expect(with.capHeight >= 0.85 * without.capHeight)
  }

  /// Arabic words have thinner stems, all of one thickness.
  @Test func `nine of ten symbols have stems of 0.8 to 1.1 of the ring`() throws {
    let drawings = try Self.drawings(Self.styles[0].style, of: Self.sample).filter { drawing in
      !drawing.symbolText.unicodeScalars.contains { (0x620...0x6ff).contains($0.value) }
    }
    let ratios = drawings.compactMap { drawing in
      drawing.symbolOutline.stemThickness.map { $0 / drawing.geometry.strokeWidth }
    }
    let good = ratios.count { (0.8...1.1).contains($0) }
    #expect(Double(good) >= 0.9 * Double(ratios.count), "\(good) of \(ratios.count)")
  }
}
