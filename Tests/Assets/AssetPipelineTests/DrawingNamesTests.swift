import BadgeKit
import CurrencyLocale
import Testing

import AssetPipeline

/// The names of drawings: no digest, no two alike, and the currency's own drawing has the plain one.
@Suite struct DrawingNamesTests {
  private func names(
    _ subjects: [(String?, [String])], _ naming: Naming, labels: [String?] = []
  ) throws -> [[String]] {
    try DrawingNames.of(
      subjects.enumerated().map { index, subject in
        var named = DrawingNames.Subject(
          language: subject.0.flatMap {
            BadgeSymbol.text($0).dependsOnLanguage ? String(subject.1[0].prefix(2)) : nil
          },
          labelKey: index < labels.count ? labels[index] : nil,
          locales: try subject.1.map { try CurrencyLocale($0) })
        (named.symbol, named.artworkName) = (subject.0, "own")
        return named
      }, naming
    ).map { $0.map(\.text) }
  }

  @Test func `a drawing has a name for each of its currencies`() throws {
    #expect(
      try names([("$", ["en_CA", "en_US", "es_MX"]), ("€", ["de_DE"])], .currency)
        == [["cad", "mxn", "usd"], ["eur"]])
  }

  @Test func `the currency's own drawing has the plain name, in any order`() throws {
    #expect(
      try names(
        [("CZK", ["en_CZ"]), ("Kč", ["cs_CZ"]), ("US$", ["fr_HT@currency=USD"]), ("$", ["en_US"])],
        .currency) == [["czk_code"], ["czk"], ["usd_us_dollar"], ["usd"]])
  }

  @Test func `letters of other scripts are told apart by language and locale`() throws {
    #expect(
      try names([("soʻm", ["uz_Latn_UZ"]), ("сўм", ["uz_Cyrl_UZ"])], .currency)
        == [["uzs"], ["uzs_uz_cyrl_uz"]])
    #expect(
      try names([("د.إ.", ["ar_AE"]), ("AED", ["en_AE"])], .symbol) == [["aed_ar"], ["aed"]])
  }

  @Test func `drawings by locale are named after each`() throws {
    #expect(
      try names([("$", ["en_US", "es_MX"]), ("Kč", ["cs_CZ"])], .locale)
        == [["en_us", "es_mx"], ["cs_cz"]])
  }

  @Test func `texts beside the button are told apart by their keys`() throws {
    #expect(
      try names(
        [("€", ["de_DE"]), ("€", ["fr_FR"]), ("€", ["it_IT"])], .currency,
        labels: ["de", "fr", nil]) == [["eur_de"], ["eur_fr"], ["eur"]])
  }

  @Test func `artwork has its file's name where names follow looks`() throws {
    #expect(try names([(nil, ["de_DE"])], .symbol) == [["art_own"]])
    #expect(try names([(nil, ["de_DE"])], .currency) == [["eur"]])
  }

  @Test(arguments: Naming.allCases)
  func `every drawing of the world has names without a digest`(naming: Naming) throws {
    for form in CurrencySymbolForm.allCases {
      let project = try Project(
        """
        naming: \(naming.rawValue)
        buttons:
          plain: { symbol-form: \(form.rawValue), badge-corner: bottom-leading }
          labelled: { symbol-form: \(form.rawValue), label: Add }
        targets: [{ kind: android }]

        """)
      let plan = try Batch.plan(try project.configuration(), settings: project.settings())
      let names = plan.drawings.flatMap { $0.names.map(\.text) }
      #expect(Set(names).count == names.count)
      for name in names {
        #expect(try #/[a-z][a-z0-9]*(_[a-z0-9]+)*/#.wholeMatch(in: name) != nil, "\(name)")
        #expect(try #/(^|_)(?=[a-f]*[0-9])[0-9a-f]{6}(_|$)/#.firstMatch(in: name) == nil, "\(name)")
      }
      // A locale's name is that of its own drawing.
      for entry in plan.buttons.flatMap(\.locales) {
        #expect(plan[entry.drawing].names.contains { $0.text == entry.name.text })
        if naming == .currency {
          #expect(entry.name.base.hasPrefix(entry.locale.currencyCode.lowercased()))
        }
      }
    }
  }
}
