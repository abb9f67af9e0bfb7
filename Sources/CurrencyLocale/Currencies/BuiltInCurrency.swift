/// A currency that has a sign in Unicode and no code in ISO 4217.
struct BuiltInCurrency {
  let symbol: String
  /// The name in every language: a proper name.
  let name: String
  /// The number of decimal digits of the smallest unit.
  let minorUnits: Int

  /// The currencies by code. A bitcoin is 100,000,000 satoshi; its sign is U+20BF.
  static let all = ["BTC": BuiltInCurrency(symbol: "\u{20BF}", name: "Bitcoin", minorUnits: 8)]
}
