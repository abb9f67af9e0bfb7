/// The order of currencies on the gallery page.
enum CurrencyOrder {
  /// Sorts codes: the currencies of the largest economies first, those that are not listed last, by code.
  static func sorted(_ codes: some Sequence<String>) -> [String] {
    codes.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// The place of a currency among all; the number of those that are listed for another code.
  static func rank(_ code: String) -> Int { ranks[code] ?? ranks.count }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: codes.split { " \n".contains($0) }.enumerated().map {
      (String($0.element), $0.offset)
    })

  /// By the sum of the gross domestic products, at purchasing power parity, of the territories whose first legal
  /// tender the currency is: `territoryInfo` and `currencyData` of CLDR 47, with Bulgaria's euro of 2026.
  private static let codes = """
    CNY USD EUR INR RUB JPY BRL IDR GBP TRY MXN KRW CAD EGP SAR PLN AUD THB IRR BDT VND PKR NGN ARS
    MYR TWD PHP COP ZAR RON SGD CHF AED KZT DZD SEK CLP IQD UAH ILS XOF CZK PEN NOK HKD DKK HUF ETB
    MAD UZS KES QAR XAF MMK LKR VES AOA DOP NZD BYN TZS GHS GTQ KWD AZN OMR RSD PAB CDF TND NPR CUP
    SDG UGX CRC LYD BOB PYG JOD UYU TMT KHR BHD GEL AFN ZMW YER MOP HNL LBP LAK BAM SYP ZWG AMD GNF
    MNT MGA NIO MZN ALL BWP TJS KGS TTD PGK RWF MKD GYD KPW MDL BND MWK HTG MUR MRU NAD JMD SOS ISK
    SSP XPF SLE XCD BSD SZL FJD SRD MVR BIF BTN ERN LRD GMD DJF BMD XCG KYD BZD BBD CVE AWG SCR KMF
    GIP SBD WST STN VUV TOP FKP SHP
    """
}
