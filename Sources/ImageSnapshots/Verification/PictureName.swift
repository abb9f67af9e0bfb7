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
}
