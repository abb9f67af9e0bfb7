/// The plural rules of CLDR (UTS 35, part 3), for whole numbers.
package enum PluralRules {
  /// The category of a number in a language: `one`, `few` and so on. The region can matter: Portugal has other
  /// rules than Brazil.
  static func category(of count: Int, language: String, region: String?) -> String {
    let chain = [region.map { "\(language)_\($0)" }, language].compactMap { $0 }
    let categories = ["zero", "one", "two", "few", "many"]
    return categories.first { category in
      let rule = LocaleData.fact(category, of: chain, in: LocaleData.plurals)
      return rule.map { matches(count.magnitude, $0) } ?? false
    } ?? "other"
  }

  /// Whether a number matches a rule such as `i % 10 = 2..4 and i % 100 != 12..14 or n = 0`.
  package static func matches(_ number: UInt, _ rule: String) -> Bool {
    // `and` binds more tightly than `or`.
    let words = rule.split(separator: " ")
    return words.split(separator: "or").contains { alternative in
      alternative.split(separator: "and").allSatisfy { matches(number, relation: Array($0)) }
    }
  }

  /// Whether a number matches a relation: an operand, `%` with a divisor if any, `=` or `!=`, and ranges.
  private static func matches(_ number: UInt, relation words: [Substring]) -> Bool {
    guard words.count >= 3, let ranges = words.last else { return false }
    // The other operands are about decimal digits and exponents, which a whole number does not have.
    var value = ["n", "i"].contains(words[0]) ? number : 0
    if words[1] == "%", let divisor = UInt(words[2]), divisor > 0 { value %= divisor }
    let isInside = ranges.split(separator: ",").contains { range in
      let bounds = range.split(separator: ".").compactMap { UInt($0) }
      return bounds.first.map { $0 <= value } == true && bounds.last.map { value <= $0 } == true
    }
    return isInside == (words[words.count - 2] == "=")
  }
}
