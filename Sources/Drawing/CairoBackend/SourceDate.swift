internal import Messages

/// The creation date for reproducible files, as the environment variable `SOURCE_DATE_EPOCH` gives it: whole
/// seconds since 1970-01-01 UTC.
public struct SourceDate: Hashable, Encodable, Sendable {
  /// The seconds since 1970-01-01 UTC.
  public let seconds: Int

  /// Reads the variable's text. Returns nil unless it is a whole number of seconds from 0 to the end of the
  /// year 9999.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit),
      let seconds = Int(text), seconds <= 253_402_300_799
    else { return nil }
    self.seconds = seconds
  }

  /// The date as `2001-02-03T04:05:06Z`.
  public var iso8601: String {
    // Every day of POSIX time has 86,400 seconds: leap seconds do not count.
    var day = seconds / 86_400
    var year = 1970
    var month = 1
    while day >= CalendarText.days(in: month, of: year) {
      day -= CalendarText.days(in: month, of: year)
      month += 1
      if month > 12 {
        month = 1
        year += 1
      }
    }
    let time = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
      .map { NumberText.padded($0, to: 2) }.joined(separator: ":")
    return "\(CalendarText.of(year: year, month: month, day: day + 1))T\(time)Z"
  }
}
