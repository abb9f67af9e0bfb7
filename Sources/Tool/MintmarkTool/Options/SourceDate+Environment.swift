import CairoBackend
import SystemSupport

extension SourceDate {
  /// The date in the environment variable `SOURCE_DATE_EPOCH`; nil if it is not set.
  ///
  /// - Throws: `CommandError` if the variable is not a whole number of seconds.
  static func ofEnvironment() throws -> SourceDate? {
    guard let text = Environment.value("SOURCE_DATE_EPOCH") else { return nil }
    guard let date = SourceDate(text) else {
      throw CommandError.data(
        "SOURCE_DATE_EPOCH is '\(text)': set it to a whole number of seconds since 1970, or unset "
          + "it")
    }
    return date
  }
}
