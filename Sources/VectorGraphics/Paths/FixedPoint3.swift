/// Numbers as text with at most three decimals, the same in every locale.
package enum FixedPoint3 {
  /// The number in thousandths, rounded, ties away from zero; limited to the range of coordinates.
  package static func thousandths(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int((min(max(value, -1e12), 1e12) * 1000).rounded())
  }

  /// The shortest text of a number of thousandths: `.5`, `-.25`, `3`, `12.125`.
  package static func text(thousandths value: Int, leadingZero: Bool = false) -> String {
    let magnitude = value.magnitude
    var fraction = magnitude % 1000
    var digits = 3
    while digits > 0, fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    var text = value < 0 ? "-" : ""
    if magnitude >= 1000 || digits == 0 || leadingZero { text += String(magnitude / 1000) }
    if digits > 0 {
      let decimals = String(fraction)
      text += "." + String(repeating: "0", count: digits - decimals.utf8.count) + decimals
    }
    return text
  }

  /// A number with at most three decimals and a digit before the point, as formats that refuse
  /// `.5` need it.
  package static func text(_ value: Double) -> String {
    text(thousandths: thousandths(value), leadingZero: true)
  }
}
