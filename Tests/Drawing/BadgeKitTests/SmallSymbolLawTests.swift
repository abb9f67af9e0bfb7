import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Synchronization
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// What small drawings show of the symbols of all locales.
@Suite(.serialized) struct SmallSymbolLawTests {
  /// Six locales whose symbols are legible from 21 pixels on, one whose symbol is legible at 16 and not at 17, and one
  /// whose symbol takes the longest.
  private static let hard = ["dv", "en_MO", "en_WS", "en_ZW", "ny", "sm", "mn", "ff_Adlm_CM"]

  /// Locales of the 217 symbols with their other forms, one for each.
  private static func locales() throws -> [CurrencyLocale] {
    var known: Set<[String]> = []
    let first = try (Sample.locales + hard).map { try CurrencyLocale($0) }
    let all = try first + CurrencyLocale.allIdentifiers.map { try CurrencyLocale($0) }
    let different = all.filter { locale in
      known.insert([locale.symbol(), locale.symbol(.narrow), locale.currencyCode]).inserted
    }
    return Sample.of(different, count: 60, always: first)
  }

  /// A drawing in the default style, made once for all laws that look at it.
  private static func drawing(
    _ locale: CurrencyLocale, _ size: Double, _ typesetter: Typesetter
  ) throws -> ButtonDrawing {
    let key = "\(locale.identifier) \(size)"
    if let known = drawings.withLock({ $0[key] }) { return known }
    let drawing = try button(locale, size).drawing(typesetter)
    drawings.withLock { $0[key] = drawing }
    return drawing
  }

  private static let drawings = Mutex<[String: ButtonDrawing]>([:])

  private static func button(_ locale: CurrencyLocale, _ size: Double) -> CurrencyButton {
    var style = CurrencyButtonStyle(size: size)
    style.fitsPixels = true
    return CurrencyButton(locale, style: style)
  }

  /// Each currency code with its symbols, standard and narrow, in all locales that use it.
  private static func symbolsOfCurrencies() throws -> [String: Set<String>] {
    try CurrencyLocale.allIdentifiers.reduce(into: [:]) { symbols, identifier in
      let locale = try CurrencyLocale(identifier)
      symbols[locale.currencyCode, default: [locale.currencyCode]]
        .formUnion([locale.symbol(), locale.symbol(.narrow)])
    }
  }

  @Test(arguments: [16.0, 20])
  func `no small drawing shows a symbol that only other currencies have`(size: Double) throws {
    let typesetter = try Typesetter()
    let symbols = try Self.symbolsOfCurrencies()
    for locale in try Self.locales() {
      let text = try Self.drawing(locale, size, typesetter).symbolText
      let own = try #require(symbols[locale.currencyCode])
      let swiss = ["CH", "LI"].contains(locale.region) ? "Fr." : nil
      #expect(own.contains(text) || text == swiss, "\(locale.identifier) \(text)")
    }
  }

  @Test func `a locale shows one text in each ring, badge, corner, weight, direction and scale`()
    throws
  {
    let typesetter = try Typesetter()
    let identifiers = ["pt_BR", "ms_MY", "ar_AE", "fr_CH", "fr_SN", "en_KE", "ar_EG", "ro_RO"]
    for identifier in Sample.of(identifiers, count: 3, always: ["ms_MY", "fr_SN"]) {
      let locale = try CurrencyLocale(identifier)
      for size in [16.0, 20, 24] {
        func text(_ change: (inout CurrencyButtonStyle) -> Void) throws -> String {
          var button = Self.button(locale, size)
          change(&button.style)
          return try button.drawing(typesetter).symbolText
        }
        let text0 = try text { _ in }
        for ring in CurrencyButtonStyle.Ring.allCases {
          #expect(try text { $0.ring = ring } == text0, "\(identifier) \(size) \(ring)")
        }
        for corner in BadgeCorner.allCases {
          #expect(try text { $0.badgeCorner = corner } == text0, "\(identifier) \(size) \(corner)")
        }
        #expect(try text { $0.mark = nil } == text0, "\(identifier) \(size)")
        #expect(try text { $0.mark = .checkmark } == text0, "\(identifier) \(size)")
        #expect(try text { $0.weight = .black } == text0, "\(identifier) \(size)")
        #expect(try text { $0.weight = .semibold } == text0, "\(identifier) \(size)")
        #expect(
          try text { ($0.mirrorsInRightToLeft, $0.direction) = (true, .rightToLeft) } == text0)
        for scale in [2.0, 3] {
          #expect(
            try text { ($0.displayScale, $0.smallestScale) = (scale, 1) } == text0,
            "\(identifier) \(size) at \(scale)")
        }
      }
    }
  }

  @Test func `a larger picture has no more symbols that can't be read`() throws {
    let typesetter = try Typesetter()
    let locales = try Self.locales()
    var before = Int.max
    for size in Array(stride(from: 16.0, through: 25, by: 1)) + [28, 32, 33, 40, 48, 50, 64] {
      let unreadable = try locales.count {
        try !Self.drawing($0, size, typesetter).isLegible
      }
      #expect(unreadable <= before, "\(size) pixels")
      if size >= 22 { #expect(unreadable == 0, "\(size) pixels") }
      before = unreadable
    }
  }

  @Test(arguments: ["en_US", "en_GB", "fr_CH", "ro_RO", "cs_CZ", "zh_CN", "ar_AE", "ms_MY"])
  func `symbol and badge grow with the picture`(identifier: String) throws {
    let typesetter = try Typesetter()
    let locale = try CurrencyLocale(identifier)
    var before = (text: "", height: 0.0, badge: 0.0)
    for size in stride(from: 16.0, through: 70, by: 1) {
      let drawing = try Self.drawing(locale, size, typesetter)
      let bounds = try #require(drawing.symbolOutline.bounds)
      let badge = drawing.geometry.badgeDiameter
      // Stems on whole pixels change the height of the same letters by up to a pixel. A longer form may need
      // a smaller badge.
      if drawing.symbolText == before.text {
        #expect(badge >= before.badge, "\(size) pixels")
        let grows = bounds.height >= before.height - 1 - 1e-9
        // Each height looks for a legible size by itself, which is a larger one at some.
        if ["ar_AE", "ms_MY"].contains(identifier), !grows {
          withKnownIssue { #expect(grows, "\(size) pixels") }
        } else {
          #expect(grows, "\(size) pixels")
        }
      }
      before = (drawing.symbolText, bounds.height, badge)
    }
  }

  @Test(arguments: [CurrencyButtonStyle.Ring.outline, .filled])
  func `an empty pixel is between the symbol and its ring and badge`(
    ring: CurrencyButtonStyle.Ring
  ) throws {
    let typesetter = try Typesetter()
    for locale in try Self.locales() {
      for size in [20.0, 24, 32, 44] {
        var button = Self.button(locale, size)
        button.style.ring = ring
        let drawing =
          try ring == .outline
          ? Self.drawing(locale, size, typesetter) : button.drawing(typesetter)
        let badge = try #require(drawing.geometry.badgeCenter)
        let moat = ring == .filled ? drawing.geometry.discMoat : 0
        let occupied = try #require(
          OccupiedPixels(
            drawing.geometry.ring
              + VectorPath.circle(center: badge, radius: drawing.geometry.badgeRadius + moat)))
        let symbol = try #require(OutlineCoverage(drawing.symbolOutline))
        #expect(
          occupied.isApart(from: symbol, movedBy: (0, 0)), "\(locale.identifier) at \(size)")
      }
    }
  }
}
