import Foundation
import TestSupport
import Testing

/// What `audit` finds about symbols in few pixels.
@Suite struct AuditTests {
  @Test func `with a size it lists the symbols that can't be read in so many pixels`() throws {
    let result = try Tool.mintmark.run("audit", "en_US", "fr_CH", "fr_BF", "--size", "16", "--json")
    #expect(result.status == 1)
    let findings = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [[String: String]])
    #expect(findings.map { $0["locale"] } == ["fr_BF"])
    let contrast = try #require(findings.first?["contrast"].flatMap(Double.init))
    #expect(contrast > 0 && contrast < 0.55)
  }

  @Test func `in text it prints the measure, and without a size it measures nothing`() throws {
    let text = try Tool.mintmark.run("audit", "fr_BF", "--size", "16").text
    #expect(text.contains("can't be read in 16 pixels: "))
    #expect(text.contains(" gaps between strokes can be seen"))
    #expect(text.contains("1 of 1 locale can't be drawn or read"))
    let plain = try Tool.mintmark.run("audit", "fr_BF")
    #expect(plain.status == 0)
  }
}
