/// The facts of CLDR about the number format of a locale in its number system.
struct NumberFacts {
  private let chain: [String]
  private let regionChain: [String]
  private let system: String
  /// The currency of the requested region.
  private let home: String?

  init(_ resolved: ResolvedIdentifier) {
    let chain = resolved.chain
    func system(named name: String) -> String? {
      LocaleData.fact(name, of: chain, in: LocaleData.numbers)
    }
    let asked = resolved.keywords.numbers ?? "default"
    let standIn = ["traditional": "native", "finance": "default"][asked]
    let name = system(named: asked) ?? standIn.flatMap(system(named:)) ?? asked
    // Systems without ten digits, such as Roman numerals, are written with Latin digits.
    self.system = LocaleData.systems[name] == nil ? "latn" : name
    self.chain = chain
    regionChain = resolved.regionChain
    home = resolved.requested.region.flatMap(LocaleData.currency)
  }

  /// The digits, 0 to 9.
  var digits: [Character] { Array(LocaleData.systems[system] ?? "0123456789") }

  /// The least number of digits before the first grouping separator.
  var minimumGroupingDigits: Int {
    fact("minimumGroupingDigits").flatMap { Int($0) } ?? 1
  }

  /// The characters that need a space between them and digits if a symbol ends with them, as an ICU
  /// `UnicodeSet` pattern.
  var afterCurrency: String? { fact("afterCurrency") }

  /// The fact of the number system, or else that of Latin digits.
  subscript(name: String) -> String? {
    let isOfRegion = Self.factsOfRegions.contains(name)
    return (system == "latn" && isOfRegion ? regionFact(name) : nil) ?? fact("\(system)/\(name)")
      ?? (isOfRegion ? regionFact(name) : nil) ?? fact("latn/\(name)")
  }

  /// The facts that a locale takes from its region if the data doesn't have the locale.
  private static let factsOfRegions: Set = ["decimal", "group", "decimalFormat"]

  private func regionFact(_ name: String) -> String? {
    LocaleData.fact("latn/\(name)", of: regionChain, in: LocaleData.numbers)
  }

  /// The pattern and the separators of a currency's amounts.
  ///
  /// CLDR has separate facts for a few currencies. Those for the region's currency, such as the franc in Swiss
  /// French, apply to all amounts, because people use one decimal mark for all of them. A mark that is the
  /// currency's sign, as in 20$00 of Cape Verde, applies to that currency only.
  ///
  /// - Parameter accounting: whether negative amounts have the accounting form. The separate pattern of a
  ///   currency has no such form.
  func ofAmounts(
    in currency: String, accounting: Bool
  ) -> (pattern: String, decimal: String?, group: String?) {
    let pattern =
      own("format", of: currency) ?? home.flatMap { own("format", of: $0) }
      ?? self[accounting ? "accountingFormat" : "currencyFormat"] ?? ""
    let isSign = hasSignAsMark(currency)
    let source = isSign ? currency : home.flatMap { hasSignAsMark($0) ? nil : $0 }
    func separator(_ name: String, _ common: String) -> String? {
      source.flatMap { own(name, of: $0) } ?? self[common]
    }
    return (
      pattern, separator("decimal", "currencyDecimal"), separator("group", "currencyGroup")
    )
  }

  /// Whether a currency's decimal mark is its sign.
  private func hasSignAsMark(_ currency: String) -> Bool {
    own("decimal", of: currency)?.unicodeScalars.first?.properties.generalCategory
      == .currencySymbol
  }

  /// A fact that CLDR has for the currency alone; nil if it has the number format of other currencies.
  private func own(_ name: String, of currency: String) -> String? {
    fact("\(currency)/\(name)").flatMap { $0.isEmpty ? nil : $0 }
  }

  private func fact(_ key: String) -> String? {
    LocaleData.fact(key, of: chain, in: LocaleData.numbers)
  }
}
