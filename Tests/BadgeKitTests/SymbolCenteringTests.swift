import BadgeGeometry
import BadgeKit
import CurrencyLocale
import Testing
import TextOutlines
import VectorGraphics

/// The symbols of a script on one baseline.
@Suite struct SymbolCenteringTests {
  private static func drawing(
    _ identifier: String, _ centering: SymbolFit.Centering, preset: ButtonPreset = .seed
  ) throws -> ButtonDrawing {
    var style = CurrencyButtonStyle(preset: preset)
    style.symbolCentering = centering
    return try CurrencyButton(locale: identifier, style: style).drawing(Typesetter())
  }

  private static func spread(_ values: [Double]) throws -> Double {
    try #require(values.max()) - #require(values.min())
  }

  @Test func `Arabic symbols share a baseline within 1.5 % of the height`() throws {
    let locales = ["ar_YE", "ar_EG", "ar_AE", "ar_KW", "ar_JO"]
    func baselines(_ centering: SymbolFit.Centering) throws -> [Double] {
      try locales.map { try #require(Self.drawing($0, centering).symbolBaseline) }
    }
    #expect(try Self.spread(baselines(.baseline)) <= 0.015 * 50)
    #expect(try Self.spread(baselines(.ink)) > 0.1 * 50)
  }

  @Test(arguments: ButtonPreset.allCases.filter { $0 != .seed })
  func `in a preset, Arabic symbols share a baseline within 1.5 % of the height`(
    preset: ButtonPreset
  ) throws {
    let typesetter = try Typesetter()
    let style = CurrencyButtonStyle(preset: preset)
    let baselines = try ["ar_YE", "ar_EG", "ar_AE", "ar_KW", "ar_JO"].map {
      try #require(CurrencyButton(locale: $0, style: style).drawing(typesetter).symbolBaseline)
    }
    #expect(try Self.spread(baselines) <= 0.015 * 50)
  }

  @Test func `symbols of capital letters have the baseline of cap-height`() throws {
    for identifier in ["en_US", "fr_CH", "ms_MY", "da_DK"] {
      let (a, b) = (
        try Self.drawing(identifier, .baseline), try Self.drawing(identifier, .capHeight)
      )
      #expect(abs(try #require(a.symbolBaseline) - (b.symbolBaseline ?? 0)) < 1e-9, "\(identifier)")
    }
  }

  @Test(arguments: ["dz_BT", "si_LK", "ar_AE"])
  func `a full stop at the end does not count for the horizontal middle`(identifier: String) throws
  {
    let ink = try Self.drawing(identifier, .ink)
    let baseline = try Self.drawing(identifier, .baseline)
    #expect(ink.symbolText.hasSuffix("."))
    // The full stop is at the end of the line: the letters move towards it.
    let isRightToLeft = identifier.hasPrefix("ar")
    let moved = baseline.fit.inkBounds.midX - ink.fit.inkBounds.midX
    #expect(isRightToLeft ? moved < -0.3 : moved > 0.3, "\(moved)")
  }

  @Test func `symbols are within the ring and clear of the badge`() throws {
    for identifier in ["ar_YE", "ar_EG", "ar_AE", "ar_KW", "ar_JO", "dz_BT", "si_LK", "ne_NP"] {
      for preset in ButtonPreset.allCases {
        let drawing = try Self.drawing(identifier, .baseline, preset: preset)
        let least = drawing.geometry.proportions.clearance * drawing.geometry.liveHeight - 0.02
        #expect(drawing.geometry.clearance(of: drawing.symbolOutline) >= least, "\(identifier)")
      }
    }
  }
}
