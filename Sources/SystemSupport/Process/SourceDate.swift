internal import CPlatform

/// The date of reproducible files: `SOURCE_DATE_EPOCH`, whole seconds since 1970 in UTC.
public struct SourceDate: Hashable, Sendable {
  /// The seconds since 1970 in UTC.
  public let seconds: Int

  /// The date that the variable's text stands for; nil unless it is a whole number of seconds from
  /// 0 to the end of the year 9999.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      let seconds = Int(text), seconds <= 253_402_300_799
    else { return nil }
    self.seconds = seconds
  }

  /// The date as `2001-02-03T04:05:06Z`, by `gmtime_r` and `strftime`.
  public var iso8601: String {
    var time = time_t(seconds)
    var parts = tm()
    var text = [CChar](repeating: 0, count: 32)
    gmtime_r(&time, &parts)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
