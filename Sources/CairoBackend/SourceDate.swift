#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The creation date for reproducible files, as the environment variable `SOURCE_DATE_EPOCH` gives it: whole
/// seconds since 1970-01-01 UTC.
public struct SourceDate: Hashable, Sendable {
  /// The seconds since 1970-01-01 UTC.
  public let seconds: Int

  /// Reads the variable's text. Returns nil unless it is a whole number of seconds from 0 to the end of the
  /// year 9999.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      let seconds = Int(text), seconds <= 253_402_300_799
    else { return nil }
    self.seconds = seconds
  }

  /// The date as `2001-02-03T04:05:06Z`.
  public var iso8601: String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }
}
