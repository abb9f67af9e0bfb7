/// A currency that has a sign in Unicode but no code in ISO 4217.
struct BuiltInCurrency {
  let symbol: String
  /// The name, which is the same in every language.
  let name: String
  /// The number of decimal digits in the smallest unit.
  let minorUnitDigits: Int

  /// The currencies by code. One bitcoin is 100,000,000 satoshi, so its smallest unit has 8 decimal digits.
  static let all = ["BTC": BuiltInCurrency(symbol: "\u{20BF}", name: "Bitcoin", minorUnitDigits: 8)]
}
