import BadgeGeometry
import BadgeKit
import Testing
import TextOutlines
import VectorGraphics

/// Symbols heavier than their font.
@Suite struct EmboldeningTests {
  private static func drawing(
    _ identifier: String, weight: FontWeight? = nil, ring: Double = 0.06
  ) throws -> ButtonDrawing {
    var style = CurrencyButtonStyle(weight: weight)
    style.proportions.ringThickness = ring
    return try CurrencyButton(locale: identifier, style: style).drawing(Typesetter())
  }

  /// The drawing of a symbol, and the one in the font's weight from which it is made.
  private static func drawings(
    _ identifier: String, ring: Double = 0.06
  ) throws -> (bold: ButtonDrawing, plain: ButtonDrawing) {
    let bold = try drawing(identifier, ring: ring)
    return (bold, try drawing(identifier, weight: bold.symbolWeight, ring: ring))
  }

  private static func stem(_ drawing: ButtonDrawing) throws -> Double {
    try #require(drawing.symbolOutline.stemThickness) / drawing.fit.fontSize
  }

  @Test(arguments: ["ar_AE", "ar_EG", "ar_KW"])
  func `Arabic letters become heavier than the font's bold`(identifier: String) throws {
    let (bold, plain) = try Self.drawings(identifier)
    #expect(try Self.stem(bold) > 1.1 * Self.stem(plain))
  }

  @Test(arguments: ["ar_TN", "ar_QA", "ar_YE"])
  func `two dots beside each other don't keep letters thinner than those of other symbols`(
    identifier: String
  ) throws {
    func stem(_ identifier: String) throws -> Double {
      let style = CurrencyButtonStyle(preset: .sf)
      let drawing = try CurrencyButton(locale: identifier, style: style).drawing(Typesetter())
      return try #require(drawing.symbolOutline.stemThickness)
    }
    #expect(try stem(identifier) > 0.75 * stem("ar_DZ"))
  }

  @Test(arguments: [
    "ar_AE", "km_KH", "bn_BD", "ps_AF", "hy_AM", "dv_MV", "am_ET", "ne_NP", "he_IL",
  ])
  func `no counter fills up, and no stroke is thicker than 0.3 cap heights`(identifier: String)
    throws
  {
    let (bold, plain) = try Self.drawings(identifier, ring: 0.12)
    #expect(
      try bold.symbolOutline.united().contours.count == plain.symbolOutline.united().contours.count
    )
    // The measure of stems takes one of many places, which differ a little.
    #expect(try Self.stem(bold) <= 1.15 * 0.3 * bold.capHeight / bold.fit.fontSize)
  }

  @Test(arguments: ["en_US", "ms_MY", "th_TH"])
  func `a font with a weight that is heavy enough keeps its outlines`(identifier: String) throws {
    let (bold, plain) = try Self.drawings(identifier)
    #expect(plain.symbolOutline == bold.symbolOutline)
  }
}
