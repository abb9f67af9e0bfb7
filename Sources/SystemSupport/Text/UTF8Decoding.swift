/// Decoding of bytes that may not be UTF-8.
enum UTF8Decoding {
  /// The text of bytes.
  ///
  /// - Parameters:
  ///   - isAllowed: whether a scalar is decoded; otherwise its bytes are treated as invalid ones.
  ///   - replacement: the text for an invalid byte.
  static func text(
    of bytes: some Collection<UInt8>, isAllowed: (Unicode.Scalar) -> Bool = { _ in true },
    replacement: (UInt8) -> String
  ) -> String {
    var text = ""
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      var input = rest.makeIterator()
      // A new decoder each time, as one has read ahead of the scalar that it returns.
      var decoder = UTF8()
      if case .scalarValue(let scalar) = decoder.decode(&input), isAllowed(scalar) {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        text += replacement(rest.removeFirst())
      }
    }
    return text
  }
}
