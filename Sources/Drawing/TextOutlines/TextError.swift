import Messages
import SystemSupport

/// The reason why a text can't be converted to outlines.
///
/// Its ``description`` is one sentence: the fault, then how to fix it.
public enum TextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No font has a glyph for a character. `package` names a Debian package with a font that has one; nil
  /// if none is known.
  case missingGlyph(character: String, scalar: Unicode.Scalar, package: String?)
  /// A control character, a line or paragraph separator, or U+FFFD, which stands for invalid input.
  case undrawable(scalar: Unicode.Scalar)
  /// The text has more Unicode scalars than the limit.
  case textTooLong(limit: Int)
  /// The fonts that are installed with this program (the font bundle) have no glyph for a character, and
  /// the options allow no other fonts.
  case notInBundle(character: String, scalar: Unicode.Scalar)
  /// No family of that name is installed.
  case unknownFamily(String)
  /// The font bundle has no family of that name, and the options allow no other fonts.
  case familyNotInBundle(String)
  /// The options require the font bundle, but the folder at that path has none.
  case noFontBundle(path: String)
  /// The file that lists the fonts of the bundle can't be read or is not valid.
  case badFontBundle(path: String)
  /// A font file can't be opened or read, for example because of its path or its permissions.
  case unreadableFont(FileError)
  /// A file can be read, but is not a usable font. `problem` completes the message after the path, such
  /// as `is empty`.
  case badFont(path: String, problem: String)
  /// There is no font for the metrics of a line: no font of the stack is installed, and no other font has the
  /// letter H.
  case noFonts
  /// A call to a font library failed, which happens when memory runs out. The text names the call.
  case libraryFailed(String)

  /// Whether the cause is a missing glyph, which another font can fix.
  public var isMissingGlyph: Bool {
    switch self {
    case .missingGlyph, .notInBundle: true
    default: false
    }
  }

  /// The same error, worded for the case that the options allow only the font bundle.
  var withoutInstalledFonts: TextError {
    switch self {
    case .missingGlyph(let character, let scalar, _):
      .notInBundle(character: character, scalar: scalar)
    case .unknownFamily(let name): .familyNotInBundle(name)
    default: self
    }
  }

  /// Whether a second attempt with the installed fonts can succeed where the font bundle has failed.
  var canSucceedWithInstalledFonts: Bool {
    switch self {
    case .missingGlyph, .unknownFamily: true
    default: false
    }
  }

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .missingGlyph(let character, let scalar, let package):
      let fix = package.map { "install \($0), or" } ?? "no known package has it:"
      return "no font has a glyph for \(Self.name(scalar, character: character)): "
        + "\(fix) give a font that has it with --font"
    case .undrawable("\u{FFFD}"):
      return "the text contains U+FFFD, the sign of broken text: pass valid UTF-8"
    case .undrawable(let scalar):
      return "the text contains the control character \(scalar.codePoint): remove it"
    case .textTooLong(let limit):
      return "the text is longer than \(limit) characters: shorten it"
    case .notInBundle(let character, let scalar):
      return "no bundled font has a glyph for \(Self.name(scalar, character: character)): "
        + "let the system's fonts draw it, without --fonts bundled, or give a font that has it with "
        + "--font"
    case .familyNotInBundle(let name):
      return "no font family named '\(name)' is bundled: "
        + "look among the system's fonts, without --fonts bundled, or give a font file"
    case .noFontBundle(let path):
      return "there are no bundled fonts in '\(path)': "
        + "install them with the program (make install), or draw with --fonts system"
    case .badFontBundle(let path):
      return "'\(path)' is not a list of bundled fonts: install the program anew"
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
  /// Whether it shapes or orders other characters but draws nothing itself: direction marks,
  /// joiners, variation selectors.
  var isInvisible: Bool { properties.isDefaultIgnorableCodePoint }

  /// Whether its glyph has to draw something: it is neither invisible nor white space.
  package var needsInk: Bool { !isInvisible && !properties.isWhitespace }
}
