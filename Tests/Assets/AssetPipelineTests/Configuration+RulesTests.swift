import CurrencyLocale
import Foundation
import TestSupport
import Testing

import AssetPipeline

/// Files follow the day and the choices of currencies, and so do the lookups.
@Suite struct ConfigurationRulesTests {
  private static let settings = """
    locales: [bg_BG, de_AT, en_US]
    targets:
      - { kind: files, formats: [svg], name: "{locale}.svg" }
      - { kind: xcassets, accessor: L.swift }
      - { kind: android, package: p }
      - { kind: web }
      - { kind: flutter }
      - { kind: react-native }
      - { kind: iconify }
    """

  @Test func `changes of the day and of the choices leave no file outdated`() throws {
    let variants = [
      "", "on: 2025-12-31", "currencies: { AT: CHF }", "currencies: { de_AT: CHF }",
      "on: 2025-12-31\ncurrencies: { BG: USD }", "currencies: { BG: BTC }",
      "currencies: { BG: TOK }\nsymbols: { TOK: { text: T } }",
      "currencies: { BG: TOK }\nsymbols: { TOK: { text: U } }", "currencies: { FR: CHF }", "",
    ]
    let project = try Project("")
    // From a sample of the variants to the next one, and back to the first.
    for index in Sample.of(variants.indices, count: 6, always: [0, variants.count - 1]) {
      let variant = variants[index]
      try project.configure(variant + "\n" + Self.settings)
      try project.run()
      let fresh = try Project(variant + "\n" + Self.settings)
      try fresh.run()
      let (found, expected) = (project.files, fresh.files)
      for (name, data) in expected where !name.hasSuffix(".json") || name.hasPrefix("web") {
        #expect(found[name] == data, "\(name) with \(variant)")
      }
      #expect(Set(found.keys) == Set(expected.keys))
      // A second run finds nothing to do.
      #expect(try project.run().written == 0)
    }
  }

  @Test(arguments: [
    ("locales: [en_US]\nsymbols: { DOGE: { text: D } }", false),
    ("locales: [en_US]\nsymbols: { BTC: { text: B } }", true),
    ("locales: [en_US]\nsymbols: { VED: { text: B } }", true),
    ("locales: [en-US-u-cu-doge]\nsymbols: { DOGE: { text: D } }", true),
    ("locales: [en_US@currency=DOGE]\nsymbols: { DOGE: { text: D } }", true),
    ("locales: [en_US]\ncurrencies: { en_US: DOGE }\nsymbols: { DOGE: { text: D } }", true),
    ("locales: [en_US]\ncurrencies: { US: DOGE }\nsymbols: { DOGE: { text: D } }", true),
  ])
  func `a code beyond ISO 4217 that nothing has is an error`(
    settings: String, isValid: Bool
  ) throws {
    let project = try Project(settings + "\ntargets: [{ kind: files }]")
    let result = Result { try project.configuration() }
    #expect(((try? result.get()) != nil) == isValid, "\(result)")
  }

  @Test func `a day with the same currencies writes nothing`() throws {
    let project = try Project("on: 2026-01-01\n" + Self.settings)
    try project.run()
    try project.configure("on: 2026-05-05\n" + Self.settings)
    #expect(try project.run().written == 0)
    try project.configure(Self.settings)
    #expect(try project.run().written == 0)
  }

  @Test func `lookups have the currencies of regions on the day, and the chosen ones`() throws {
    let project = try Project(
      "on: 2025-12-31\ncurrencies: { AT: CHF, en_LI: USD }\n" + Self.settings)
    try project.run()
    for file in ["L.swift", "CurrencyBadge.kt", "index.js", "currency_badge.dart"] {
      let name = try #require(project.files.keys.first { $0.hasSuffix(file) }, "\(file)")
      let lookup = String(decoding: try #require(project.files[name]), as: UTF8.self)
      let groups = LookupGroups(lookup)
      #expect(groups.key(of: "und-bg") == "BGN", "\(file)")
      #expect(groups.key(of: "und-at") == "CHF", "\(file)")
      // A choice for a locale does not change its region.
      #expect(groups.key(of: "und-li") == "CHF", "\(file)")
      #expect(groups.key(of: "BGN") == "bgn" && groups.key(of: "CHF") == "chf", "\(file)")
      // Nothing is drawn for the euro, so that the table has no region of it.
      #expect(groups.key(of: "EUR") == nil, "\(file)")
      #expect(groups.key(of: "und-hr") == nil, "\(file)")
    }
  }

  @Test func `titles follow the currency even where the symbol is the same`() throws {
    let settings = """
      locales: [en_CA]
      symbols: { en_CA: { text: $ } }
      targets: [{ kind: files, formats: [svg], name: "{locale}.svg" }]
      """
    let project = try Project(settings)
    try project.run()
    try project.configure(settings + "\ncurrencies: { CA: USD }")
    try project.run()
    let svg = String(decoding: project.files["en_CA.svg"] ?? Data(), as: UTF8.self)
    #expect(svg.contains("US Dollar"))
  }
}
