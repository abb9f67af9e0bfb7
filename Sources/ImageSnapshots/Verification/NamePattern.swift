import SystemSupport

/// A pattern for names of pictures, such as `light/*.png`.
///
/// `*` matches any number of bytes other than slashes, `?` matches one byte other than a slash, and `**`
/// matches any number of bytes. A pattern with a slash has to match the whole name. A pattern without a slash
/// has to match only the last component: `a*` finds names in every folder.
public struct NamePattern: Hashable, Sendable {
  private enum Piece: Hashable {
    case byte(UInt8)
    /// One byte other than a slash.
    case questionMark
    /// Any number of bytes other than slashes.
    case star
    /// Any number of bytes.
    case doubleStar
  }

  private let pieces: [Piece]
  private let hasSlash: Bool

  /// Creates a pattern from a path that contains the wildcards.
  public init(_ pattern: FilePath) {
    let bytes = pattern.bytes
    hasSlash = bytes.contains(UInt8(ascii: "/"))
    var pieces: [Piece] = []
    for byte in bytes {
      switch (byte, pieces.last) {
      case (UInt8(ascii: "*"), .star): pieces[pieces.count - 1] = .doubleStar
      case (UInt8(ascii: "*"), .doubleStar): break
      case (UInt8(ascii: "*"), _): pieces.append(.star)
      case (UInt8(ascii: "?"), _): pieces.append(.questionMark)
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
    // reached[n] says whether the first n pieces match the bytes read so far.
    var reached = [Bool](repeating: false, count: pieces.count + 1)
    reached[0] = true
    passStars(&reached)
    for byte in path.bytes {
      var next = [Bool](repeating: false, count: pieces.count + 1)
      for (index, piece) in pieces.enumerated() {
        let isSlash = byte == UInt8(ascii: "/")
        switch piece {
        case .byte(let expected): if reached[index], byte == expected { next[index + 1] = true }
        case .questionMark: if reached[index], !isSlash { next[index + 1] = true }
        // The piece stays the current one because it can match more bytes.
        case .star: if reached[index], !isSlash { next[index] = true }
        case .doubleStar: if reached[index] { next[index] = true }
        }
      }
      passStars(&next)
      reached = next
    }
    return reached[pieces.count]
  }

  /// Also marks the pieces after `*` and `**` as reached, because these wildcards match no bytes at all, too.
  private func passStars(_ reached: inout [Bool]) {
    for (index, piece) in pieces.enumerated() where piece == .star || piece == .doubleStar {
      if reached[index] { reached[index + 1] = true }
    }
  }
}

extension NamePattern: ExpressibleByStringLiteral {
  /// Creates a pattern from a literal, such as `"light/*"`.
  public init(stringLiteral text: String) { self.init(FilePath(text)) }
}
