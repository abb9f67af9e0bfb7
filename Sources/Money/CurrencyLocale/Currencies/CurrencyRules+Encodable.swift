/// Rules are encoded as the resulting currencies, so that two days with the same currencies are encoded alike.
extension CurrencyRules: Encodable {
  private enum CodingKeys: CodingKey {
    case regions, locales, ownCodes
  }

  /// Encodes the currencies of regions, the currencies of single locales, and the added currency codes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(regionCurrencies, forKey: .regions)
    try container.encode(locales, forKey: .locales)
    try container.encode(ownCodes, forKey: .ownCodes)
  }
}
