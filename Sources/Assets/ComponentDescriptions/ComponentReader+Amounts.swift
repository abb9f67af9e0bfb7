import BadgeKit
import ConfigurationReader
import CurrencyLocale

extension ComponentReader {
  /// The format that a mapping describes; without a mapping, the locale's format.
  ///
  /// - Parameters:
  ///   - node: the mapping, which must have passed the schema's check.
  ///   - locale: the locale and the currency.
  ///   - owner: the location for errors if there is no mapping.
  func amountFormat(
    _ node: ConfigurationNode?, _ locale: CurrencyLocale, at owner: ConfigurationNode
  ) throws(ConfigurationError) -> AmountFormat {
    let options = try node.map { node throws(ConfigurationError) in try FormatFields.options(node) }
    do {
      return try AmountFormat(locale, options: options ?? AmountFormatOptions())
    } catch {
      throw (node ?? owner).error(reason: error)
    }
  }
}

extension ComponentReader {
  /// Presses keys in a field, and calls `after` with the field after each one. Returns the field after the last
  /// key.
  ///
  /// - Throws: ``ConfigurationError`` for a locale or format that is not valid or can't write the amount.
  func press(
    _ keys: ConfigurationNode?, on field: AmountField, _ after: (AmountField) -> Void = { _ in }
  ) throws(ConfigurationError) -> AmountField {
    var field = field
    if let text = keys?.string {
      for character in text {
        field.entry.type(character)
        after(field)
      }
    }
    for key in keys?.elements ?? [] {
      if let text = key.string {
        field.entry.press(text)
      } else {
        try reformat(&field.entry, key)
      }
      after(field)
    }
    return field
  }

  private func reformat(
    _ entry: inout AmountEntry, _ key: ConfigurationNode
  ) throws(ConfigurationError) {
    let current = entry.format.locale
    let locale = try currencyLocale(
      key[EntryFields.locale]?.string ?? current.identifier, currency: key[EntryFields.currency],
      at: key)
    let format = try amountFormat(key[EntryFields.format], locale, at: key)
    do throws(AmountError) {
      try entry.reformat(format)
    } catch {
      throw key.error(reason: error)
    }
  }
}

/// An editing key of an amount field: one that types no character.
enum EditingKey: String, CaseIterable {
  case delete
  case deleteForward = "delete-forward"
  case clear
  case left
  case right
  case start
  case end
  case selectAll = "select-all"
  case clamp
}

extension AmountEntry {
  /// Presses the editing key of this name, types a single character, or pastes a longer text.
  fileprivate mutating func press(_ key: String) {
    switch EditingKey(rawValue: key) {
    case .delete: deleteBackward()
    case .deleteForward: deleteForward()
    case .clear: clear()
    case .left: moveCursor(by: -1)
    case .right: moveCursor(by: 1)
    case .start: moveCursor(by: .min)
    case .end: moveCursor(by: .max)
    case .selectAll: selectAll()
    case .clamp: clamp()
    case nil:
      if key.count == 1, let character = key.first { type(character) } else { paste(key) }
    }
  }
}
