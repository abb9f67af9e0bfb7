import Messages

/// The known codes that an unknown one may have been meant for.
enum NearestCode {
  /// At most three currencies' codes within one edit, nearest beginning first.
  static func currencies(to code: String) -> [String] {
    codes(to: code, among: ISOCurrency.all.map(\.code) + BuiltInCurrency.all.keys.sorted())
  }

  /// At most three codes within one edit. The longer the beginning they share, the earlier, as the
  /// first two letters of a currency's code are those of its country.
  static func codes(to code: String, among known: [String]) -> [String] {
    let wanted = Array(code.uppercased().utf8.prefix(12))
    guard wanted.count > 1 else { return [] }
    let near = known.filter { EditDistance.between(wanted, Array($0.utf8)) == 1 }
    func shared(_ code: String) -> Int { zip(code.utf8, wanted).prefix { $0 == $1 }.count }
    let longest = near.map(shared).max() ?? 0
    return near.filter { shared($0) == longest }.prefix(3).map { $0 }
  }
}
