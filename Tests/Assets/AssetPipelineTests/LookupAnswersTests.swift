import Foundation
import Testing

import AssetPipeline

@Suite struct LookupAnswersTests {
  /// Three rules. A locale whose keywords name another currency does not answer for its tag without keywords. A
  /// locale whose currency the configuration chooses does, planned or not. A tag can have a code that is not in
  /// ISO 4217.
  @Test func `a plain tag has its own money`() throws {
    let project = try Project(
      """
      locales: ["bg_BG@currency=USD", "de_DE@currency=DOGE", fr_FR]
      currencies: { en_BG: USD, es_FR: JPY }
      symbols: { DOGE: { text: Ð } }
      button: { symbol-form: code }
      targets: [{ kind: web }]

      """)
    try project.run()
    let source = String(
      decoding: try #require(project.files["web/index.js"]), as: UTF8.self)
    let groups = LookupGroups(source)
    #expect(groups.key(of: "bg-bg") == nil && groups.key(of: "und-bg") == "EUR")
    #expect(groups.key(of: "en-bg") == "USD" && groups.key(of: "USD") == "usd")
    // Yen are not drawn: nothing, rather than the region's euro.
    #expect(groups.key(of: "es-fr") == "-" && groups.key(of: "JPY") == nil)
    #expect(groups.key(of: "DOGE") == "doge")
  }

  @Test func `the table of a few currencies has their regions and languages alone`() throws {
    let project = try Project(
      "locales: [en_US, fr_CH]\nbutton: { symbol-form: code }\ntargets: [{ kind: web }]\n")
    try project.run()
    let source = String(decoding: try #require(project.files["web/index.js"]), as: UTF8.self)
    let table = try #require(source.firstMatch(of: #/const currencies = `([^`]*)`/#)?.1)
    let groups = LookupGroups(source)
    #expect(groups.key(of: "und-li") == "CHF" && groups.key(of: "en") == "USD")
    #expect(groups.key(of: "und-jp") == nil && groups.key(of: "ja") == nil)
    #expect(!table.contains("EUR:") && table.utf8.count < 1000)
  }
}
