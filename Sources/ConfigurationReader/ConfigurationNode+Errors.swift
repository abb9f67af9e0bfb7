extension ConfigurationNode {
  /// The error of another module, at the location of this value.
  ///
  /// Its sentence names the fix already, after the last colon.
  package func error(reason: some Error & CustomStringConvertible) -> ConfigurationError {
    let sentence = reason.description
    guard let colon = sentence.lastRange(of: ": ") else {
      return error(sentence, fix: "give another value")
    }
    return error(
      String(sentence[..<colon.lowerBound]), fix: String(sentence[colon.upperBound...]))
  }
}

extension String {
  /// The last occurrence of a text.
  fileprivate func lastRange(of text: String) -> Range<String.Index>? { ranges(of: text).last }
}
