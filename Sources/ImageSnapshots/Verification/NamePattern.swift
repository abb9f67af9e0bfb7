import SystemSupport

/// A pattern for names of pictures, such as `light/*.png`.
///
/// `*` stands for any bytes but a slash, `?` for one of them, and `**` for any bytes. A pattern
/// without a slash is compared with the last component of a name, any other with all of it: `a*`
/// matches in every folder.
public struct NamePattern: Hashable, Sendable {
  private enum Piece: Hashable {
    case byte(UInt8)
    /// One byte but a slash.
    case one
    /// Any number of bytes but slashes.
    case many
    /// Any number of bytes.
    case all
  }

  private let pieces: [Piece]
  private let hasSlash: Bool

  /// Creates a pattern from its bytes, in the form of a path.
  public init(_ pattern: FilePath) {
    let bytes = pattern.bytes
    hasSlash = bytes.contains(UInt8(ascii: "/"))
    var pieces: [Piece] = []
    for byte in bytes {
      switch (byte, pieces.last) {
      case (UInt8(ascii: "*"), .many): pieces[pieces.count - 1] = .all
      case (UInt8(ascii: "*"), .all): break
      case (UInt8(ascii: "*"), _): pieces.append(.many)
      case (UInt8(ascii: "?"), _): pieces.append(.one)
      default: pieces.append(.byte(byte))
      }
    }
    self.pieces = pieces
  }

  /// Whether a name matches.
  ///
  /// - Complexity: O(*mn*), where *m* is the length of the pattern and *n* that of the name.
  public func matches(_ name: PictureName) -> Bool {
    let path = hasSlash ? name.path : name.path.lastComponent.map { FilePath($0) } ?? name.path
    // Whether the first pieces match the bytes so far, by the number of pieces.
    var reached = [Bool](repeating: false, count: pieces.count + 1)
    reached[0] = true
    skipEmpty(&reached)
    for byte in path.bytes {
      var next = [Bool](repeating: false, count: pieces.count + 1)
      for (index, piece) in pieces.enumerated() {
        let isSlash = byte == UInt8(ascii: "/")
        switch piece {
        case .byte(let expected): if reached[index], byte == expected { next[index + 1] = true }
        case .one: if reached[index], !isSlash { next[index + 1] = true }
        // A piece that takes the byte may take others after it.
        case .many: if reached[index], !isSlash { next[index] = true }
        case .all: if reached[index] { next[index] = true }
        }
      }
      skipEmpty(&next)
      reached = next
    }
    return reached[pieces.count]
  }

  /// Lets pieces for any number of bytes stand for none.
  private func skipEmpty(_ reached: inout [Bool]) {
    for (index, piece) in pieces.enumerated() where piece == .many || piece == .all {
      if reached[index] { reached[index + 1] = true }
    }
  }
}
