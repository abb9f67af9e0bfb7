package import CurrencyLocale

/// The state of an amount field, whatever the platform: what is typed, and the text that the platform's field has.
///
/// The files for the platforms pass their events on to it and show its text.
package struct AmountFieldState: Hashable, Sendable {
  /// The amount typed so far.
  package private(set) var entry: AmountEntry
  /// The text of the platform's field. After the platform has changed it, call ``readText()``.
  package var text: String

  /// The state of a field with an entry.
  package init(_ entry: AmountEntry) {
    self.entry = entry
    text = entry.fieldText
  }

  /// The state of a field with a value. It is empty if there is none, or if the format can't write it.
  package init(_ value: Amount?, format: AmountFormat) {
    self.init(Self.entry(value, format: format))
  }

  /// The amount; nil while none is typed.
  package var value: Amount? { entry.amount.minorUnits == 0 ? nil : entry.amount }

  /// The text of an empty field that has no other placeholder: the amount zero.
  package var placeholder: String { AmountEntry(emptyIn: entry.format).text }

  /// Whether a minus sign can be typed, so that the keyboard needs one.
  package var allowsMinus: Bool { entry.format.allowedMinorUnits.lowerBound < 0 }

  /// Applies an edit that the platform wants to make. The range is in UTF-16 code units of the field's text.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    entry.replace(range, with: replacement)
    text = entry.fieldText
  }

  /// Applies the edit that the platform has made in ``text``, and sets ``text`` to that of the new amount.
  package mutating func readText() {
    entry.edit(to: text)
    text = entry.fieldText
  }

  /// Empties the field.
  package mutating func clear() {
    entry.clear()
    text = ""
  }

  /// Ends editing: an amount beyond the limits becomes the nearest one within them. An empty field stays empty.
  package mutating func endEditing() {
    if !entry.isEmpty { entry.clamp() }
    // A sign without an amount.
    if value == nil { entry.clear() }
    text = entry.fieldText
  }

  /// Shows a value that the application has set. If the field has that value already, its text stays as it is
  /// being typed.
  package mutating func show(_ new: Amount?) {
    let shown = Self.entry(new, format: entry.format)
    guard shown.amount != entry.amount else { return }
    entry = shown
    text = shown.fieldText
  }

  /// Changes the format.
  ///
  /// A value in the new format's currency is the application's, and is shown. Otherwise the field keeps its own
  /// value as ``/CurrencyLocale/AmountEntry/reformat(_:)`` does, or becomes empty if the format can't write it.
  package mutating func reformat(_ format: AmountFormat, value: Amount?) {
    guard format != entry.format else { return }
    let isSet = value?.currencyCode == format.locale.currencyCode && value != self.value
    if isSet || (try? entry.reformat(format)) == nil {
      entry = Self.entry(value, format: format)
    }
    text = entry.fieldText
  }

  private static func entry(_ value: Amount?, format: AmountFormat) -> AmountEntry {
    value.flatMap { try? AmountEntry(format, amount: $0) } ?? AmountEntry(emptyIn: format)
  }
}
