/// The recorded form of a value.
public enum SnapshotContent: Hashable, Sendable {
  /// The bytes of a PNG file.
  case picture([UInt8])
  /// A text, which is recorded in UTF-8.
  case text(String)

  /// The bytes of the reference.
  package var bytes: [UInt8] {
    switch self {
    case .picture(let bytes): bytes
    case .text(let text): Array(text.utf8)
    }
  }

  /// The extension of the reference, without a dot.
  package var fileExtension: String {
    switch self {
    case .picture: "png"
    case .text: "txt"
    }
  }
}
