/// Selected digits, counted from the end of the digits; none are a cursor.
struct DigitSelection: Hashable, Sendable {
  /// The number of digits behind the selection.
  var behind = 0
  /// The number of selected digits.
  var count = 0
  /// Whether the sign is selected too.
  var hasSign = false

  var isEmpty: Bool { count == 0 && !hasSign }

  /// The selected digits' indices among a number of digits.
  func range(in digits: Int) -> Range<Int> {
    let end = max(0, digits - behind)
    return max(0, end - count)..<end
  }

  /// Leaves a cursor behind the selection.
  mutating func collapse() { self = DigitSelection(behind: behind) }

  /// Keeps the selection within a number of digits.
  mutating func clamp(to digits: Int) {
    behind = min(behind, digits)
    count = min(count, digits - behind)
  }
}
