/// A selection of digits, counted from the last digit. An empty selection is a cursor.
struct DigitSelection: Hashable, Sendable {
  /// The number of digits after the selection.
  var behind = 0
  /// The number of selected digits.
  var count = 0
  /// Whether the sign is selected too.
  var hasSign = false

  var isEmpty: Bool { count == 0 && !hasSign }

  /// The indices of the selected digits in an array of `digits` digits.
  func range(in digits: Int) -> Range<Int> {
    let end = max(0, digits - behind)
    return max(0, end - count)..<end
  }

  /// Replaces the selection by a cursor at its end.
  mutating func collapse() { self = DigitSelection(behind: behind) }

  /// Limits the selection to `digits` digits.
  mutating func clamp(to digits: Int) {
    behind = min(behind, digits)
    count = min(count, digits - behind)
  }
}
