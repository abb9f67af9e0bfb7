/// The number formats of a locale.
struct NumberFacts {
  private let bundle: Bundle

  init(_ bundle: Bundle) { self.bundle = bundle }

  /// The digits, 0 to 9, by number system. Systems such as Roman numerals don't have ten digits.
  static func systems() -> [String: String] {
    let systems = Bundle(named: "numberingSystems")?.part("numberingSystems")?.children ?? []
    let digits = systems.compactMap { system in
      system.string("desc").map { (system.key, $0) }
    }
    return Dictionary(uniqueKeysWithValues: digits).filter { name, digits in
      digits.count == 10 && (name == "latn" || digits.unicodeScalars.allSatisfy { !$0.isASCII })
    }
  }

  /// The number systems by the names that stand for one.
  var names: [String: String] {
    let own = ["default", "native", "traditional", "finance"].compactMap { name in
      bundle.string("NumberElements/\(name)").map { (name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: own)
  }

  /// The number of digits that the group before the first separator has to have at least.
  var minimumGroupingDigits: String { bundle.string("NumberElements/minimumGroupingDigits") ?? "1" }

  static let items = [
    "patterns/accountingFormat", "patterns/currencyFormat", "patterns/decimalFormat",
    "symbols/currencyDecimal", "symbols/currencyGroup", "symbols/decimal", "symbols/group",
    "symbols/minusSign",
  ]

  /// A fact of a number system; nil if it is that of Latin digits.
  func item(_ path: String, system: String) -> String? {
    bundle.string("NumberElements/\(system)/\(path)")
  }
}
