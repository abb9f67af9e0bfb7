/// The date reproducible files carry: `SOURCE_DATE_EPOCH`, whole seconds since 1970 in UTC.
public struct SourceDate: Hashable, Sendable {
  public let seconds: Int

  /// The date of the variable's text; nil unless it is a whole number of seconds from 0 up to the
  /// end of the year 9999.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      let seconds = Int(text), seconds <= 253_402_300_799
    else { return nil }
    self.seconds = seconds
  }

  /// The date as `2001-02-03T04:05:06Z`.
  public var iso8601: String {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (year, month, day) = civil(days)
    let parts = [rest / 3600, rest / 60 % 60, rest % 60].map(padded)
    let zeros = String(repeating: "0", count: max(0, 4 - String(year).utf8.count))
    return "\(zeros)\(year)-\(padded(month))-\(padded(day))T\(parts.joined(separator: ":"))Z"
  }

  private func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// The Gregorian date of a count of days since 1970 (Hinnant, "chrono-compatible algorithms").
  private func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let z = days + 719_468
    let era = z / 146_097
    let dayOfEra = z % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
