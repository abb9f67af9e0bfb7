import Messages

/// A day of the Gregorian calendar, without a time zone.
public struct CalendarDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; nil if the calendar doesn't have it, such as February 30.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarText.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day in ISO 8601's form, such as `2025-12-31`.
  ///
  /// - Throws: ``CurrencyLocaleError/invalidDay(_:)`` for any other text.
  public init(_ text: String) throws(CurrencyLocaleError) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    let isNumeric = fields.allSatisfy { $0.utf8.allSatisfy(\.isASCIIDigit) }
    guard isNumeric, fields.map(\.utf8.count) == [4, 2, 2],
      let day = Self(
        year: Int(fields[0]) ?? 0, month: Int(fields[1]) ?? 0, day: Int(fields[2]) ?? 0)
    else { throw .invalidDay(text) }
    self = day
  }

  /// The day in ISO 8601's form, such as `2025-12-31`.
  public var description: String {
    CalendarText.of(year: year, month: month, day: day)
  }

  /// Whether a day is before another.
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}
