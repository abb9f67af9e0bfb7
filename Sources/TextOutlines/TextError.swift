import SystemSupport

/// Why a text could not be turned into outlines.
public enum TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font has a glyph for a character; `package` is a Debian package that has one, if any does.
  case missingGlyph(character: String, scalar: Unicode.Scalar, package: String?)
  /// A control character, or the replacement character that stands for broken text.
  case undrawable(scalar: Unicode.Scalar)
  case textTooLong(limit: Int)
  case unknownFamily(String)
  /// A font file that can't be read at all: the path, the permissions.
  case unreadableFont(FileError)
  /// A file that was read and holds no usable font; `problem` says why.
  case badFont(path: String, problem: String)
  /// Not one font of the stack is installed.
  case noFonts
  /// A library refused, which happens when there is no memory.
  case libraryFailed(String)

  /// Whether a font is lacking, and not what was asked for wrong.
  public var isMissingGlyph: Bool {
    if case .missingGlyph = self { true } else { false }
  }

  public var description: String {
    switch self {
    case .missingGlyph(let character, let scalar, let package):
      let fix = package.map { "install \($0), or" } ?? "no known package has it:"
      return "no font has a glyph for \(Self.name(scalar, character: character)): "
        + "\(fix) give a font that has it with --font"
    case .undrawable("\u{FFFD}"):
      return "the text holds U+FFFD, the sign of broken text: pass valid UTF-8"
    case .undrawable(let scalar):
      return "the text holds the control character \(scalar.codePoint): remove it"
    case .textTooLong(let limit):
      return "the text is longer than \(limit) characters: shorten it"
    case .unknownFamily(let name):
      return "no font family named '\(name)' is installed: "
        + "check the name with `fc-list : family`, or give a font file"
    case .unreadableFont(let error):
      return error.description
    case .badFont(let path, let problem):
      return "'\(path)' \(problem): give a TrueType or OpenType font file"
    case .noFonts:
      return "no font is installed: install fonts-inter and fonts-noto-core"
    case .libraryFailed(let call):
      return "\(call) failed: free some memory and try again"
    }
  }

  /// `'x' (U+0078 LATIN SMALL LETTER X)`.
  private static func name(_ scalar: Unicode.Scalar, character: String) -> String {
    let name = scalar.properties.name.map { " " + $0 } ?? ""
    return "'\(character)' (\(scalar.codePoint)\(name))"
  }
}

extension Unicode.Scalar {
  /// Whether it shapes or orders others but draws nothing itself: marks of direction, joiners,
  /// variation selectors.
  var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }

  /// Whether a font must have a glyph with ink for it.
  var needsInk: Bool { !isInvisible && !properties.isWhitespace }
}
