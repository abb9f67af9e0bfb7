extension AmountEntry {
  /// Types a character at the cursor; returns whether it was accepted.
  ///
  /// A digit of any script replaces the selection if the limits allow it. A minus sign toggles the sign,
  /// wherever the cursor is; every hyphen and dash is one. Any other character is refused.
  @discardableResult
  public mutating func type(_ character: Character) -> Bool {
    if let digit = DecimalDigit.value(of: character) { return replaceSelection(by: [digit]) }
    return MinusSign.contains(character) && toggleSign()
  }

  /// Pastes a text at the cursor, or in place of the selection.
  ///
  /// In an empty field, or where all digits are selected, the text is an amount: one that
  /// ``AmountFormat/parse(_:)`` reads, or else the only number in the text, in any locale's writing. `$1,234` is 1,234
  /// dollars, not $12.34. A date, two numbers, and a number with two readings are refused.
  ///
  /// Beside other digits, the text's digits are inserted, in any script, and the characters between them are
  /// ignored.
  ///
  /// A minus sign before or after the digits, or parentheses around them, makes the amount negative. So does a triangle
  /// in Japanese. A text with another sign, such as ±, is refused.
  ///
  /// - Returns: whether the text was accepted. None of it is if the amount would exceed a limit, or if there are too
  ///   many digits. ``dropsExcessDigits`` drops digits that are inserted, but never those of an amount.
  @discardableResult
  public mutating func paste(_ text: String) -> Bool {
    let isWhole = cursor.range(in: typedDigits.count).count == typedDigits.count
    if isWhole { return replaceAll(by: text) }
    guard let (digits, isNegative) = ForeignAmount(format).number(in: text) else { return false }
    return replaceSelection(by: digits.compactMap(DecimalDigit.value(of:)), isNegative: isNegative)
  }

  /// Replaces a range of the text. Call it where a text field asks its delegate whether to change its text.
  ///
  /// - Parameters:
  ///   - range: offsets in UTF-16 code units of ``text``, as in an `NSRange`. Only the digits and the sign in
  ///     the range are replaced. If it has neither, as for a Backspace over the symbol, a space or a separator,
  ///     the digit before the range is deleted.
  ///   - replacement: the text that was typed or pasted; empty to delete. A single digit is typed, and a longer
  ///     text is pasted. A single minus sign makes the amount negative and replaces nothing. It is accepted only
  ///     if the range begins at the start of the text, or is empty and before the first digit.
  /// - Returns: whether the change was accepted.
  @discardableResult
  public mutating func replace(_ range: Range<Int>, with replacement: String) -> Bool {
    var changed = self
    changed.select(range)
    let isAccepted: Bool
    if replacement.isEmpty {
      if !range.isEmpty { changed.deleteBackward() }
      isAccepted = (changed.magnitude, changed.isNegative) != (magnitude, isNegative)
    } else if replacement.count == 1, replacement.allSatisfy(MinusSign.contains) {
      let isInFront = range.isEmpty && changed.cursor.behind == typedDigits.count
      changed.cursor = cursor
      isAccepted =
        (range.lowerBound <= 0 || isInFront) && changed.accept(typedDigits, isNegative: true)
    } else if replacement.count == 1, let key = replacement.first {
      isAccepted = changed.type(key)
    } else {
      isAccepted = changed.paste(replacement)
    }
    if isAccepted { self = changed }
    return isAccepted
  }

  /// Deletes the selection, or the digit before the cursor, or the sign if no digit is before the cursor.
  public mutating func deleteBackward() {
    guard cursor.isEmpty else { return deleteSelection() }
    var digits = typedDigits
    let index = cursor.range(in: digits.count).lowerBound - 1
    guard index >= 0 else {
      isNegative = false
      // Without a digit that is shown, the amount has only digits that aren't.
      if digits.isEmpty { magnitude = 0 }
      return
    }
    digits.remove(at: index)
    shorten(to: digits)
    cursor.clamp(to: typedDigits.count)
  }

  /// Deletes the selection, or the digit after the cursor.
  public mutating func deleteForward() {
    guard cursor.isEmpty else { return deleteSelection() }
    guard cursor.behind > 0 else { return }
    var digits = typedDigits
    digits.remove(at: cursor.range(in: digits.count).upperBound)
    cursor.behind -= 1
    shorten(to: digits)
    cursor.clamp(to: typedDigits.count)
  }

  private mutating func deleteSelection() {
    var digits = typedDigits
    digits.removeSubrange(cursor.range(in: digits.count))
    if cursor.hasSign { isNegative = false }
    cursor.collapse()
    shorten(to: digits)
    cursor.clamp(to: typedDigits.count)
  }

  /// Replaces all digits by the amount in a text. A minus sign that isn't selected stays.
  private mutating func replaceAll(by text: String) -> Bool {
    guard let amount = ForeignAmount(format).read(text) else { return false }
    let isNegative = amount < 0 || isNegative && !cursor.hasSign
    guard accept(amount.magnitude, isNegative: isNegative) else { return false }
    cursor = DigitSelection()
    return true
  }

  /// Replaces the selected digits. A selected minus sign is removed, unless the new text has one too.
  private mutating func replaceSelection(by new: [Int], isNegative hasSign: Bool = false) -> Bool {
    let digits = typedDigits
    let range = cursor.range(in: digits.count)
    let changed = (digits[..<range.lowerBound] + new + digits[range.upperBound...]).drop { $0 == 0 }
    var dropped = 0
    if changed.count > digitLimit {
      guard dropsExcessDigits else { return false }
      dropped = changed.count - digitLimit
    }
    let isNegative = hasSign || isNegative && !cursor.hasSign
    guard accept(changed.dropLast(dropped), isNegative: isNegative) else { return false }
    cursor = DigitSelection(behind: max(0, cursor.behind - dropped))
    cursor.clamp(to: typedDigits.count)
    return true
  }
}
