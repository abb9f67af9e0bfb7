import Messages

/// Finds the known codes that are most similar to an unknown one, for suggestions.
enum NearestCode {
  /// At most three ISO 4217 or built-in codes, chosen as ``codes(to:among:)`` does.
  static func currencies(to code: String) -> [String] {
    codes(to: code, among: ISOCurrency.all.map(\.code) + BuiltInCurrency.all.keys.sorted())
  }

  /// At most three codes that are one edit away. Of these, only the ones that share the longest beginning with
  /// `code` are returned, because the first two letters of a currency code are usually its country's.
  static func codes(to code: String, among known: [String]) -> [String] {
    let wanted = Array(code.uppercased().utf8.prefix(12))
    guard wanted.count > 1 else { return [] }
    let near = known.filter { EditDistance.between(wanted, Array($0.utf8)) == 1 }
    func shared(_ code: String) -> Int { zip(code.utf8, wanted).prefix { $0 == $1 }.count }
    let longest = near.map(shared).max() ?? 0
    return near.filter { shared($0) == longest }.prefix(3).map { $0 }
  }
}
