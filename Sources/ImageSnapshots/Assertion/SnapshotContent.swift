/// The recorded form of a value.
public enum SnapshotContent: Hashable, Sendable {
  /// The bytes of a PNG file.
  case picture([UInt8])
  /// A text, which is recorded in UTF-8.
  case text(String)

  package var bytes: [UInt8] {
    switch self {
    case .picture(let bytes): bytes
    case .text(let text): Array(text.utf8)
    }
  }

  package var fileExtension: String {
    switch self {
    case .picture: "png"
    case .text: "txt"
    }
  }
}
