import Foundation
import Mintmark
import Testing

@Suite struct StyleCodingTests {
  private func roundTrip(_ style: CurrencyButtonStyle) throws -> CurrencyButtonStyle {
    try JSONDecoder().decode(CurrencyButtonStyle.self, from: JSONEncoder().encode(style))
  }

  @Test func `a style that was encoded is decoded to the same`() throws {
    #expect(try roundTrip(CurrencyButtonStyle()) == CurrencyButtonStyle())
    let style = CurrencyButtonStyle(
      size: 33.5, proportions: ButtonProportions(), symbolForm: .narrow,
      weight: FontWeight(555) ?? .black, balancesRing: true,
      ring: .filled, gap: try RingGap(start: 10, end: 300),
      mark: .xmark, badgeCorner: .topRight, mirrorsInRightToLeft: true,
      action: .edit, label: "\"Débit\"", textStyle: .title,
      tint: AdaptiveColor(light: .black, dark: .white), background: SystemColor.mint.color)
    #expect(try roundTrip(style) == style)
  }

  @Test(arguments: [
    (#""weight":600"#, #""weight":0"#), (#""light":"#, #""light":"blue","x":"#),
  ])
  func `a value that no style can have is refused`(_ original: String, changed: String) throws {
    let text = String(
      decoding: try JSONEncoder().encode(CurrencyButtonStyle(weight: .semibold)), as: UTF8.self)
    let broken = text.replacingOccurrences(of: original, with: changed)
    #expect(broken != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CurrencyButtonStyle.self, from: Data(broken.utf8))
    }
  }

  @Test func `a gap that leaves no ring is refused`() {
    #expect(throws: GeometryError.self) {
      try JSONDecoder().decode(RingGap.self, from: Data(#"{"start":20,"end":10}"#.utf8))
    }
  }
}
