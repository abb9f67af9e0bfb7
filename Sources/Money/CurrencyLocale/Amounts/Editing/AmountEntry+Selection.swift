extension AmountEntry {
  /// The selected range of the text; an empty range is the cursor.
  ///
  /// The offsets are in UTF-16 code units, as in `UITextField`, `EditText` and HTML's `input`.
  public var selection: Range<Int> {
    let layout = layout
    let digits = typedDigits(of: layout)
    let selected = digits[cursor.range(in: digits.count)] + (cursor.hasSign ? layout.signs : [])
    guard let lower = selected.map(\.lowerBound).min(), let upper = selected.map(\.upperBound).max()
    else {
      let position = cursorPosition(in: layout)
      return position..<position
    }
    return lower..<upper
  }

  /// Selects a range of the text; an empty range moves the cursor.
  ///
  /// - Parameter range: offsets in ``text``, in UTF-16 code units. Only the typed digits and the sign in the
  ///   range are selected, so ``selection`` can be shorter afterwards.
  public mutating func select(_ range: Range<Int>) {
    let layout = layout
    let digits = typedDigits(of: layout)
    cursor.behind = digits.count { $0.lowerBound >= range.upperBound }
    cursor.count = digits.count { $0.overlaps(range) }
    cursor.hasSign = layout.signs.contains { $0.overlaps(range) }
  }

  /// Selects all digits and the sign.
  public mutating func selectAll() { select(0..<layout.length) }

  /// Moves the cursor over a number of digits: to the right, or to the left if the number is negative.
  ///
  /// The cursor stops before the first digit and after the last one. If digits are selected, the cursor moves
  /// from the end of the selection.
  public mutating func moveCursor(by digits: Int) {
    cursor.collapse()
    let (behind, isTooFar) = cursor.behind.subtractingReportingOverflow(digits)
    cursor.behind = isTooFar ? (digits > 0 ? 0 : .max) : max(0, behind)
    cursor.clamp(to: typedDigits.count)
  }

  /// The positions of ``typedDigits``.
  private func typedDigits(of layout: AmountText) -> [Range<Int>] {
    shownDigits(of: layout).suffix(typedDigits.count)
  }

  /// The positions of the digits without the zeros below the minor unit, which can't be edited.
  private func shownDigits(of layout: AmountText) -> [Range<Int>] {
    layout.digits.dropLast(max(0, format.decimalDigits - format.minorUnitDigits))
  }

  /// The cursor's position. It is directly after the previous digit, even if that only fills the text.
  private func cursorPosition(in layout: AmountText) -> Int {
    let digits = shownDigits(of: layout)
    guard let first = digits.first else { return layout.length }
    let index = digits.count - cursor.behind
    return index > 0 ? digits[index - 1].upperBound : first.lowerBound
  }
}
