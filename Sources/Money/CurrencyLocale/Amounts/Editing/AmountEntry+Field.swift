extension AmountEntry {
  /// The text that a platform's field has: ``text``, or none while the field shows its placeholder (``isEmpty``).
  public var fieldText: String { isEmpty ? "" : text }

  /// The ``selection`` in ``fieldText``. Set the field's selection to it after each edit.
  public var fieldSelection: Range<Int> { isEmpty ? 0..<0 : selection }

  /// Applies the edit that gave a platform's field a new text. Call it where a field reports only its whole
  /// text, as SwiftUI's does, and set the field's text to ``fieldText`` afterwards.
  ///
  /// The edit is the shortest one from ``fieldText`` to the new text. It is made as ``replace(_:with:)`` does,
  /// with two exceptions, because the selection is not known:
  ///
  /// - A single minus sign toggles the sign, wherever it is.
  /// - If the new characters are not only digits, and ``AmountFormat/parse(_:)`` reads the whole new text, the text was
  ///   pasted in place of the old one. `$1,234` in place of `$12.34` is 1,234 dollars.
  ///
  /// - Returns: whether the change was accepted; true if the texts are the same.
  @discardableResult
  public mutating func edit(to newText: String) -> Bool {
    let edit = TextEdit(from: fieldText, to: newText)
    let replacement = edit.replacement
    guard !edit.range.isEmpty || !replacement.isEmpty else { return true }
    if edit.range.isEmpty, replacement.count == 1, replacement.allSatisfy(MinusSign.contains) {
      return toggleSign()
    }
    let isTyped = replacement.allSatisfy { DecimalDigit.value(of: $0) != nil }
    if !isTyped, (try? format.read(newText)) != nil {
      var changed = self
      changed.selectAll()
      guard changed.paste(newText) else { return false }
      self = changed
      return true
    }
    return replace(edit.range, with: replacement)
  }
}
