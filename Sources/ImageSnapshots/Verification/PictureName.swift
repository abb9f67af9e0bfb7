/// The name of a picture below its folder, byte for byte.
///
/// Swift's strings are equal where they are canonically equivalent, which to most file systems are
/// two names.
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

  /// Bytes that are not UTF-8 as a text to show, with every byte that is no character as `\xFF`.
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
      // What the decoder read ahead is read again.
      decoder = UTF8()
    }
    return text
  }
}
