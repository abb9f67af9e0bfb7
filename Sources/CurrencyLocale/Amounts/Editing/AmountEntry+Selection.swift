extension AmountEntry {
  /// The selected range of the text; an empty range is the cursor.
  ///
  /// The offsets are in UTF-16 code units, as text fields count: `UITextField`, `EditText` and the
  /// web's `input` alike.
  public var selection: Range<Int> {
    let layout = layout
    let digits = editedDigits(of: layout)
    let range = cursor.range(in: digits.count)
    let selected = Array(digits[range]) + (cursor.hasSign ? layout.signs : [])
    guard let lower = selected.map(\.lowerBound).min(), let upper = selected.map(\.upperBound).max()
    else {
      let position = position(before: range.upperBound, digits, layout)
      return position..<position
    }
    return lower..<upper
  }

  /// Selects a range of the text; an empty range moves the cursor.
  ///
  /// - Parameter range: offsets in UTF-16 code units of ``text``. Only digits and the sign can be
  ///   selected, so that ``selection`` is then at most this range.
  public mutating func select(_ range: Range<Int>) {
    let layout = layout
    let digits = editedDigits(of: layout)
    cursor.behind = digits.count { $0.lowerBound >= range.upperBound }
    cursor.count = digits.count { $0.overlaps(range) }
    cursor.hasSign = layout.signs.contains { $0.overlaps(range) }
  }

  /// Selects all digits and the sign.
  public mutating func selectAll() { select(0..<layout.length) }

  /// Moves the cursor over a number of digits: to the right, or to the left where it is negative. It
  /// stays between the first digit and the last; a selection becomes a cursor at its end.
  public mutating func moveCursor(by digits: Int) {
    cursor.collapse()
    let (behind, isTooFar) = cursor.behind.subtractingReportingOverflow(digits)
    cursor.behind = isTooFar ? (digits > 0 ? 0 : .max) : max(0, behind)
    cursor.clamp(to: editedDigits(of: layout).count)
  }

  /// The positions of the digits that can be edited: not the zeros behind the smallest unit.
  private func editedDigits(of layout: AmountText) -> [Range<Int>] {
    layout.digits.dropLast(max(0, format.decimalDigits - format.minorUnitDigits))
  }

  /// The cursor's position before the digit of an index: behind the digit that precedes it.
  private func position(
    before index: Int, _ digits: [Range<Int>], _ layout: AmountText
  ) -> Int {
    guard let first = digits.first else { return layout.length }
    return index > 0 ? digits[index - 1].upperBound : first.lowerBound
  }
}
