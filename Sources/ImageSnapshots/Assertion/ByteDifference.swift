/// The difference of two files that are not pictures.
enum ByteDifference {
  /// The first difference in one sentence: of texts the line, of others the byte.
  static func summary(expected: [UInt8], actual: [UInt8]) -> String {
    if let old = text(expected), let new = text(actual) {
      return TextDifference.summary(expected: old, actual: new)
    }
    let equal = zip(expected, actual).prefix { $0 == $1 }.count
    return "the files differ from byte \(equal + 1) on: expected \(expected.count) bytes, "
      + "got \(actual.count)"
  }

  /// The text of a file; nil where it is binary.
  private static func text(_ bytes: [UInt8]) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
