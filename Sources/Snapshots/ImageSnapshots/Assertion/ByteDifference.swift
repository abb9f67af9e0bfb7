import Messages

/// Describes the difference of two files that are not compared by pixels.
enum ByteDifference {
  /// One sentence about the first difference: the line for two texts, otherwise the byte.
  static func summary(expected: [UInt8], actual: [UInt8]) -> String {
    if let old = text(expected), let new = text(actual) {
      return TextDifference(expected: old, actual: new).summary
    }
    let equal = zip(expected, actual).prefix { $0 == $1 }.count
    return "the files differ from byte \(equal + 1) on: expected \(expected.count) bytes, "
      + "got \(actual.count)"
  }

  /// The text of a file; nil if it has a zero byte or is not UTF-8.
  static func text(_ bytes: [UInt8]) -> String? {
    bytes.contains(0) ? nil : String(utf8: bytes[...])
  }
}
