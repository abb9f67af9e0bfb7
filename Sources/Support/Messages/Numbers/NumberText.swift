/// The format of numbers in messages.
package enum NumberText {
  /// The number as text; a whole number has no `.0`: `600`, `0.5`, `inf`.
  package static func of(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return String(value)
  }

  /// A number that is not negative, with zeros in front of it to make it that many digits long.
  package static func padded(
    _ value: some BinaryInteger, to count: Int, radix: Int = 10
  ) -> String {
    let digits = String(value, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
