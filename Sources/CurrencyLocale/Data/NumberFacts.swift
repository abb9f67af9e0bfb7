/// The facts of CLDR about the number format of a locale in its number system.
struct NumberFacts {
  private let chain: [String]
  private let system: String

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
  }

  /// The digits, 0 to 9.
  var digits: [Character] { Array(LocaleData.systems[system] ?? "0123456789") }

  /// How many digits the group before the first separator has at least.
  var minimumGroupingDigits: Int {
    fact("minimumGroupingDigits").flatMap { Int($0) } ?? 1
  }

  /// The last characters of a symbol that a space separates from digits after it, as a set of ICU.
  var afterCurrency: String? { fact("afterCurrency") }

  /// The fact of the number system, or else that of Latin digits.
  subscript(name: String) -> String? {
    fact("\(system)/\(name)") ?? fact("latn/\(name)")
  }

  /// The currency's own fact; nil if it has the number format of the other currencies.
  func own(_ name: String, of currency: String) -> String? {
    fact("\(currency)/\(name)").flatMap { $0.isEmpty ? nil : $0 }
  }

  private func fact(_ key: String) -> String? {
    LocaleData.fact(key, of: chain, in: LocaleData.numbers)
  }
}
