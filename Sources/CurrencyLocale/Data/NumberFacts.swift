/// The facts about the number format of a locale in its number system.
struct NumberFacts {
  private let chain: [String]
  private let system: String
  /// The code of a currency, which can have a format of its own; nil for counts.
  private let currencyCode: String?

  init(_ resolved: ResolvedIdentifier, currencyCode: String?) {
    chain = resolved.chain
    self.currencyCode = currencyCode
    let numbers = resolved.keywords.numbers ?? "default"
    // Foundation has no ten digits for systems such as Roman numerals, and writes Latin digits for them.
    system =
      LocaleData.fact("numbers/\(numbers)", of: chain, in: LocaleData.numbers)
      ?? (LocaleData.systems[numbers] == nil ? "latn" : numbers)
  }

  /// The digits, 0 to 9.
  var digits: [Character] { Array(LocaleData.systems[system] ?? "0123456789") }

  /// The currency's own fact, or that of the number system, or that of Latin digits.
  subscript(name: String) -> String {
    let owners = [currencyCode, system, "latn"].compactMap { $0 }
    for owner in owners {
      if let fact = LocaleData.fact("\(owner)/\(name)", of: chain, in: LocaleData.numbers) {
        return fact
      }
    }
    return ""
  }
}
