/// The name of a picture below its folder, byte for byte.
///
/// Canonically equivalent Swift strings are equal; most file systems keep them as two names.
struct PictureName: Hashable, Comparable, Sendable {
  let text: String

  static func == (a: PictureName, b: PictureName) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  static func < (a: PictureName, b: PictureName) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Bytes that are not UTF-8 as a text to show; each byte that is not part of a character is written
  /// `\xFF`.
  static func shown(_ bytes: some Collection<UInt8>) -> String {
    var text = ""
    var decoder = UTF8()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      var input = rest.makeIterator()
      switch decoder.decode(&input) {
      case .scalarValue(let scalar):
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      case .error, .emptyInput:
        let digits = String(rest.removeFirst(), radix: 16, uppercase: true)
        text += #"\x"# + (digits.count < 2 ? "0" : "") + digits
      }
      // The bytes that the decoder read ahead are decoded again.
      decoder = UTF8()
    }
    return text
  }
}
