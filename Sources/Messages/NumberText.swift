/// The format of numbers in messages.
package enum NumberText {
  /// The number as text; a whole number has no `.0`: `600`, `0.5`, `inf`.
  package static func of(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return String(value)
  }
}
