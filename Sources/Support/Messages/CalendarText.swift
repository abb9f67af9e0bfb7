/// Days of the Gregorian calendar.
package enum CalendarText {
  /// A day in ISO 8601's form, such as `2025-12-31`.
  package static func of(year: Int, month: Int, day: Int) -> String {
    let year = NumberText.padded(year, to: 4)
    let month = NumberText.padded(month, to: 2)
    return "\(year)-\(month)-\(NumberText.padded(day, to: 2))"
  }

  /// The number of days of a month, 1 to 12.
  package static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    default: 31
    }
  }
}
