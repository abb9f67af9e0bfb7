import Foundation
import TestSupport
import Testing

/// What `audit` finds about symbols in few pixels.
@Suite struct AuditTests {
  @Test func `with a size it lists the symbols that can't be read in so many pixels`() throws {
    let result = try Tool.mintmark.run("audit", "en_US", "fr_CH", "km_KH", "--size", "20", "--json")
    #expect(result.status == 1)
    let findings = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [[String: String]])
    #expect(findings.map { $0["locale"] } == ["km_KH"])
    let contrast = try #require(findings.first?["contrast"].flatMap(Double.init))
    #expect(contrast > 0 && contrast < 0.55)
  }

  @Test func `in text it prints the measure, and without a size it measures nothing`() throws {
    let text = try Tool.mintmark.run("audit", "km_KH", "--size", "20").text
    #expect(text.contains("can't be read in 20 pixels: 0 of 4 gaps between strokes can be seen"))
    #expect(text.contains("1 of 1 locale can't be drawn or read"))
    let plain = try Tool.mintmark.run("audit", "km_KH")
    #expect(plain.status == 0)
  }
}
