import Messages
import SystemSupport

/// Makes file names from any text: valid on every file system, and different for different texts.
package enum SnapshotName {
  /// A text as a file name.
  ///
  /// ASCII letters, digits, `-`, `_` and dots inside the text stay. Every other character becomes its
  /// hexadecimal number between two plus signs: `€` is `+20ac+`. So does the first character of a Windows
  /// device name. An empty text becomes `++`.
  ///
  /// If two texts differ in more than letter case, so do their names. A name that is too long is cut, and a
  /// digest of the text is appended.
  package static func fileName(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var name = ""
    for (index, scalar) in scalars.enumerated() {
      let isEnd = index == 0 || index == scalars.count - 1
      name += isPlain(scalar) || scalar == "." && !isEnd ? String(scalar) : escaped(scalar)
    }
    if let first = scalars.first, WindowsDeviceName.device(of: name) != nil {
      name = escaped(first) + name.dropFirst()
    }
    guard name.utf8.count > longest else { return name.isEmpty ? "++" : name }
    return name.prefix(longest - 24) + "+sha" + SHA256.hex(Array(text.utf8)).prefix(16) + "+"
  }

  /// The path of a topic: the file name of each of its parts, which slashes separate.
  static func path(ofTopic topic: String) -> String {
    topic.split(separator: "/", omittingEmptySubsequences: true).map { fileName(String($0)) }
      .joined(separator: "/")
  }

  /// The length of the longest name, in bytes.
  ///
  /// It leaves space for `.difference.png` in a file name of 255 bytes, and for folders in a Windows path of
  /// 260 characters.
  private static let longest = 120

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    "+" + String(scalar.value, radix: 16) + "+"
  }
}
