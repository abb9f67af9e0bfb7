/// The unit of an option's number, which can be written after it.
package enum NumberUnit: Hashable, Sendable {
  /// Points: `20pt`.
  case points
  /// Pixels: `20px`.
  case pixels
  /// Pixels per point: `2x` or `@2x`.
  case scale
  /// A fraction, also as a percentage: `12%` is 0.12.
  case fraction

  /// Reads a number with or without the unit.
  package func value(of text: some StringProtocol) throws(DecimalNumber.Mistake) -> Double {
    try DecimalNumber.value(of: plain(text))
  }

  /// The text without the unit, as a number that `DecimalNumber` reads. Any other text stays as it is.
  package func plain(_ text: some StringProtocol) -> String {
    let written = String(text)
    let text = written.lowercased()
    func number(before suffix: String, _ text: some StringProtocol) -> String? {
      guard text.hasSuffix(suffix) else { return nil }
      let number = text.dropLast(suffix.count)
      return String(number.last == " " ? number.dropLast() : number)
    }
    switch self {
    case .points: return number(before: "pt", text) ?? written
    case .pixels: return number(before: "px", text) ?? written
    case .scale: return number(before: "x", text.drop { $0 == "@" }) ?? written
    case .fraction: return number(before: "%", text).map { $0 + "e-2" } ?? written
    }
  }
}
