import SystemSupport

/// A pattern for names of pictures, such as `light/*.png`.
///
/// `*` matches any number of bytes other than slashes, `?` matches one byte other than a slash, and `**`
/// matches any number of bytes. A pattern with a slash has to match the whole name. A pattern without a slash
/// has to match only the last component: `a*` finds names in every folder, `/a*` only outside of folders. A
/// backslash before a wildcard or a backslash takes its meaning away.
public struct NamePattern: Hashable, Sendable {
  private enum PatternPiece: Hashable {
    case byte(UInt8)
    /// One byte other than a slash.
    case questionMark
    /// Any number of bytes other than slashes.
    case star
    /// Any number of bytes.
    case doubleStar
  }

  private let pieces: [PatternPiece]
  private let hasSlash: Bool

  /// Creates a pattern from a path that contains the wildcards.
  public init(_ pattern: FilePath) {
    let slash = UInt8(ascii: "/")
    hasSlash = pattern.bytes.contains(slash)
    // Names are relative, so a slash in front only says that the whole name has to match.
    let bytes = pattern.bytes.first == slash ? pattern.bytes.dropFirst() : pattern.bytes[...]
    var pieces: [PatternPiece] = []
    var isEscaped = false
    for (index, byte) in zip(bytes.indices, bytes) {
      let next = bytes.index(after: index)
      if !isEscaped, byte == UInt8(ascii: "\\"), next < bytes.endIndex,
        #"*?\"#.utf8.contains(bytes[next])
      {
        isEscaped = true
        continue
      }
      if isEscaped {
        isEscaped = false
        pieces.append(.byte(byte))
        continue
      }
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

  /// The text of a pattern that matches a name and no other.
  static func text(matching name: PictureName) -> String {
    let text = name.text.reduce(into: "") { text, character in
      if #"*?\"#.contains(character) { text += #"\"# }
      text.append(character)
    }
    return name.text.contains("/") ? text : "/" + text
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
