import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Testing
import TextOutlines
import VectorGraphics

/// The sizes and the lines of symbols that are seen side by side.
@Suite struct UniformFitTests {
  static let locales = ["fr_CH", "ro_RO", "zh_MO", "ms_MY", "cs_CZ", "en_US", "en_GB", "ar_AE"]

  static func buttons(_ change: (inout CurrencyButtonStyle) -> Void) throws -> [CurrencyButton] {
    var style = CurrencyButtonStyle()
    change(&style)
    return try locales.map { try CurrencyButton(locale: $0, style: style) }
  }

  @Test func `symbols with as many characters have the smallest size of all`() throws {
    let typesetter = try Typesetter()
    let context = LayoutContext(typesetter: typesetter)
    let stepped = try Self.buttons { _ in }.map { try $0.drawing(typesetter) }
    let uniform = try CurrencyButton.uniform(Self.buttons { $0.fit = .uniform }, in: context)
      .map { try $0.drawing(typesetter) }
    for drawing in uniform {
      let group = zip(stepped, uniform).filter {
        $0.0.symbolCharacters == drawing.symbolCharacters
      }
      let smallest = try #require(group.map { $0.0.fit.fontSize }.min())
      #expect(abs(drawing.fit.fontSize - smallest) < 1e-9, "\(drawing.symbolText)")
    }
    // RON is wider than CHF: by itself it is smaller.
    #expect(stepped[0].fit.fontSize > stepped[1].fit.fontSize)
    #expect(uniform[0].fit.fontSize == uniform[1].fit.fontSize)
  }

  @Test func `one button by itself is stepped`() throws {
    let typesetter = try Typesetter()
    let both = try SymbolFit.Rule.allCases.filter { $0 != .optical }.map { rule in
      try Self.buttons { $0.fit = rule }[1].drawing(typesetter).outline
    }
    #expect(both[0] == both[1])
  }

  @Test func `a button that can't be drawn does not count`() throws {
    let context = LayoutContext(typesetter: try Typesetter())
    let broken = CurrencyButton(.text("\u{F1234}"), title: "")
    let buttons = try CurrencyButton.uniform([broken] + Self.buttons { _ in }, in: context)
    #expect(buttons[0].largestSymbol == nil && buttons[1].largestSymbol != nil)
  }

  @Test(arguments: BadgeCorner.allCases)
  func `CHF has one size in every corner`(corner: BadgeCorner) throws {
    let typesetter = try Typesetter()
    for ring in [CurrencyButtonStyle.Ring.outline, .filled] {
      let sizes = try [BadgeCorner.bottomLeft, corner].map { corner in
        try Self.buttons {
          $0.badgeCorner = corner
          $0.ring = ring
        }[0].drawing(typesetter).fit.fontSize
      }
      #expect(sizes[0] == sizes[1])
    }
  }

  @Test func `texts centred by their capitals stand on one line`() throws {
    let typesetter = try Typesetter()
    func tops(_ centering: SymbolFit.Centering) throws -> [Double] {
      try ["RM", "Rp"].map { text in
        var style = CurrencyButtonStyle()
        style.symbolCentering = centering
        style.mark = nil
        return try CurrencyButton(.text(text), style: style, title: text).drawing(typesetter)
          .fit.inkBounds.minY
      }
    }
    let (ink, capitals) = (try tops(.ink), try tops(.capHeight))
    #expect(ink[0] - ink[1] > 0.5)
    #expect(abs(capitals[0] - capitals[1]) < 1e-6)
    // Half the height of the capitals is the middle of a text of capitals.
    #expect(abs(ink[0] - capitals[0]) < 0.01)
  }

  @Test func `a text that the first font does not draw is centred by its ink`() throws {
    let typesetter = try Typesetter()
    let outlines = try SymbolFit.Centering.allCases.map { centering in
      try Self.buttons { $0.symbolCentering = centering }[7].drawing(typesetter).outline
    }
    #expect(outlines[0] == outlines[1])
  }
}
