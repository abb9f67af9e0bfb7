package import SystemPackage

/// Command-line arguments as text that keeps every byte, as names of files need not be UTF-8.
///
/// A byte that is not part of UTF-8 is the scalar U+10FF00 plus the byte, of a private-use plane.
/// The bytes of such a scalar itself are kept in the same way, so that no two arguments are one
/// text.
package enum ArgumentText {
  private static let escapes = (0x10_FF80 as UInt32)...0x10_FFFF

  /// The text of an argument's bytes.
  package static func decoded(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), isUTF8(text) { return text }
    return UTF8Decoding.text(of: bytes, isAllowed: { escapedByte($0) == nil }, replacement: escape)
  }

  /// The text of the bytes up to the first that is 0.
  ///
  /// - Precondition: a byte that is 0 ends the string.
  package static func decoded(cString: UnsafePointer<UInt8>) -> String {
    var count = 0
    while cString[count] != 0 { count += 1 }
    return decoded(Array(UnsafeBufferPointer(start: cString, count: count)))
  }

  /// The scalar that stands for a byte from 0x80.
  private static func escape(_ byte: UInt8) -> String {
    String(Unicode.Scalar(escapes.lowerBound - 0x80 + UInt32(byte)) ?? "\u{FFFD}")
  }

  /// The bytes of an argument's text.
  package static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      escapedByte(scalar).map { [$0] } ?? Array(UTF8.encode(scalar) ?? .init())
    }
  }

  /// Whether the argument is UTF-8, so that its text is the text that was given.
  package static func isUTF8(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { escapedByte($0) == nil }
  }

  /// The byte that a scalar stands for; nil for a scalar that is one of the text's own.
  static func escapedByte(_ scalar: Unicode.Scalar) -> UInt8? {
    escapes.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }
}

extension FilePath {
  /// The path that an argument names.
  package init(argument text: String) {
    if ArgumentText.isUTF8(text) {
      self.init(text)
    } else {
      self.init(platformString: ArgumentText.bytes(of: text).map { CChar(bitPattern: $0) } + [0])
    }
  }

  /// The path as ``init(argument:)`` reads it.
  package var argumentText: String {
    withPlatformString { path in
      let bytes = UnsafeBufferPointer(start: path, count: length).map(UInt8.init(bitPattern:))
      return ArgumentText.decoded(bytes)
    }
  }
}
