import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Testing
import TextOutlines
import VectorGraphics

/// The symbols of a script on one baseline.
@Suite struct SymbolCenteringTests {
  private static func drawing(
    _ identifier: String, preset: ButtonPreset = .seed
  ) throws -> ButtonDrawing {
    try CurrencyButton(locale: identifier, style: CurrencyButtonStyle(preset: preset))
      .drawing(Typesetter())
  }

  private static func spread(_ values: [Double]) throws -> Double {
    try #require(values.max()) - #require(values.min())
  }

  @Test(arguments: ButtonPreset.allCases)
  func `Arabic symbols share a baseline within 1.5 % of the height`(preset: ButtonPreset) throws {
    let baselines = try ["ar_YE", "ar_EG", "ar_AE", "ar_KW", "ar_JO"].map {
      try #require(Self.drawing($0, preset: preset).symbolBaseline)
    }
    #expect(try Self.spread(baselines) <= 0.015 * 50)
  }

  @Test(arguments: ["en_US", "fr_CH", "ms_MY", "da_DK"])
  func `capital letters have their middle at the middle of all`(identifier: String) throws {
    let middles = try ["en_CA", identifier].map {
      let drawing = try Self.drawing($0)
      return try #require(drawing.symbolBaseline) - drawing.capHeight / 2
    }
    #expect(try Self.spread(middles) < 1e-9)
  }

  @Test(arguments: ["dz_BT", "si_LK", "ar_AE"])
  func `a full stop at the end does not count for the horizontal middle`(identifier: String) throws
  {
    let drawing = try Self.drawing(identifier)
    #expect(drawing.symbolText.hasSuffix("."))
    // The full stop is at the end of the line: the middle of the ink is on its side of the letters' middle.
    let middle = try Self.drawing("en_US").fit.inkBounds.midX
    let moved = drawing.fit.inkBounds.midX - middle
    #expect(identifier.hasPrefix("ar") ? moved < -0.3 : moved > 0.3, "\(moved)")
  }

  @Test func `symbols are within the ring and clear of the badge`() throws {
    for identifier in ["ar_YE", "ar_EG", "ar_AE", "ar_KW", "ar_JO", "dz_BT", "si_LK", "ne_NP"] {
      for preset in ButtonPreset.allCases {
        let drawing = try Self.drawing(identifier, preset: preset)
        let least = drawing.geometry.proportions.clearance * drawing.geometry.liveHeight - 0.02
        #expect(drawing.geometry.clearance(of: drawing.symbolOutline) >= least, "\(identifier)")
      }
    }
  }
}
