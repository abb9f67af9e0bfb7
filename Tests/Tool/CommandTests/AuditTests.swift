import CurrencyLocale
import Foundation
import TestSupport
import Testing

/// What `audit` finds about symbols in few pixels.
@Suite struct AuditTests {
  @Test func `with a size it lists the symbols that can't be read in so many pixels`() throws {
    let result = try Tool.mintmark.run("audit", "en_GB", "fr_CH", "fr_BF", "--size", "16", "--json")
    #expect(result.status == 1)
    let findings = try #require(result.json as? [[String: String]])
    #expect(findings.map { $0["locale"] } == ["fr_BF"])
    #expect(findings[0]["reason"]?.contains("can't be read at 16 pixels: it can from ") == true)
    #expect(Set(findings[0].keys) == ["locale", "symbol", "reason"])
  }

  @Test(arguments: [
    ["fr_BF", "--size", "16"], ["pl", "--size", "20", "--preset", "carbon"],
    ["en_US", "--size", "14", "--badge", "xmark"],
  ])
  func `the reason is the warning of render, and without a size nothing is measured`(
    _ options: [String]
  ) throws {
    let audit = try Tool.mintmark.run(["audit"] + options)
    #expect(audit.status == 1)
    let drawn = try Tool.mintmark.run(["render", "-o", "-"] + options)
    let reason = drawn.errors.split(separator: "warning: ").last?.split(separator: "\n").first
    #expect(try audit.text.contains(#require(reason)))
    #expect(reason?.contains("pixels: it can from ") == true)
    #expect(audit.text.contains("1 of 1 locale can't be drawn or read"))
    #expect(try Tool.mintmark.run("audit", options[0]).status == 0)
  }

  /// The rows that `audit --design --json` prints, by the first locale of each.
  private static func figures(
    _ arguments: String..., status: Int32 = 0
  ) throws -> [String: [String: Any]] {
    let result = try Tool.mintmark.run(["audit", "--design", "--json"] + arguments)
    #expect(result.status == status)
    let rows = try #require(result.json as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: try rows.map {
        (try #require(($0["locales"] as? [String])?.first), $0)
      })
  }

  @Test func `the figures of a design are those of the drawing`() throws {
    let rows = try Self.figures("en_US", "es_EC", "fr_CH", "ar_JO")
    #expect(rows.count == 3 && rows["en_US"]?["locales"] as? [String] == ["en_US", "es_EC"])
    for (locale, row) in rows {
      let geometry = try #require(
        try JSONSerialization.jsonObject(
          with: Tool.mintmark.run("geometry", locale).output) as? [String: Any])
      func figure(_ name: String, _ of: [String: Any]) throws -> Double {
        try #require(of[name] as? Double, "\(locale) \(name)")
      }
      let height = try figure("height", geometry)
      let stem = try figure("symbolStem", geometry) / figure("strokeWidth", geometry)
      #expect(try abs(figure("stem", row) - stem) < 0.001)
      let clearance = try min(figure("ringClearance", row), figure("badgeClearance", row))
      #expect(try abs(clearance - figure("clearance", geometry) / height) < 0.001)
      #expect(row["text"] as? String == geometry["symbolText"] as? String)
    }
    // Symbols are further from the badge than the middle of the ring: to the right of it, and above.
    #expect(try #require(rows["en_US"]?["massX"] as? Double) > 0.01)
    #expect(try #require(rows["fr_CH"]?["massY"] as? Double) < -0.01)
    // System blue on white, by the formula of WCAG.
    #expect(try abs(#require(rows["en_US"]?["contrast"] as? Double) - 3.52) < 0.01)
    #expect(rows["fr_CH"]?["unreadable"] as? [Int] == [])
  }

  @Test func `a figure outside its limit is named, and exits with 1`() throws {
    let rows = try Self.figures(
      "en_GB", "fr_BF", "--limit", "stem=0.98", "--limit", "legible=16", status: 1)
    #expect(rows["en_GB"]?["outside"] as? [String] == [])
    #expect(rows["fr_BF"]?["outside"] as? [String] == ["stem", "legible"])
    let text = try Tool.mintmark.run(
      "audit", "--design", "en_US", "--tint", "yellow", "--limit", "mass=0")
    #expect(text.status == 1)
    #expect(text.text.hasSuffix("1 drawing, outside: mass 1, contrast 1\n"))
    for (limit, fix) in [
      ("stems=1", "did you mean 'stem'?"), ("stem", "write it as in stem=0.6"),
      ("stem=x", "give a number of at least 0"), ("stem=-1", "give a number of at least 0"),
      ("stem=nan", "give a number of at least 0"),
    ] {
      let result = try Tool.mintmark.run("audit", "--design", "--limit", limit)
      #expect(result.status == 64 && result.errors.contains(fix), "\(result.errors)")
    }
    let alone = try Tool.mintmark.run("audit", "--limit", "stem=1")
    #expect(alone.status == 64 && alone.errors.contains("add it"))
  }

  @Test func `the limits alone decide about the figures of a small drawing`() throws {
    let rows = try Self.figures(
      "fr_BF", "--size", "16", "--limit", "legible=24", "--limit", "mass=0.2")
    #expect(rows["fr_BF"]?["unreadable"] as? [Int] == [16, 20])
  }

  @Test func `a text that only other currencies have as their symbol is outside`() throws {
    let folder = try TemporaryFolder()
    try folder.configure(
      """
      locales: [pt_BR, en_US]
      symbols: { BRL: { text: R } }
      targets: [{ kind: files }]
      """)
    let result = try Tool.mintmark(in: folder).run(
      "audit", "pt_BR", "en_US", "--design", "--json", "--config", "mintmark.yml")
    #expect(result.status == 1)
    let rows = try #require(result.json as? [[String: Any]])
    #expect(rows.map { $0["otherCurrencies"] as? [String] } == [["ZAR"], []])
    #expect(rows.first?["outside"] as? [String] == ["text"])
  }

  @Test func `every drawing of the default style is within the default limits`() throws {
    // A locale for each symbol, which is a drawing.
    var known: Set<String> = []
    let drawings = try (Sample.locales + CurrencyLocale.allIdentifiers).filter {
      known.insert(try CurrencyLocale($0).symbol()).inserted
    }
    let locales =
      Sample.current.isWhole ? [] : Sample.of(drawings, count: 30, always: Sample.locales)
    let result = try Tool.mintmark.run(["audit", "--design"] + locales)
    #expect(result.status == 0)
    #expect(result.text.hasSuffix(" drawings, all are within the limits\n"))
  }
}
