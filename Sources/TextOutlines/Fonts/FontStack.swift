/// The fonts a text is drawn with, in order of preference.
///
/// The requested fonts come first, then Inter, then the Noto Sans of a character's script, and then
/// any other installed font; so other installed fonts never change a picture that these can draw.
/// Inter and Noto Sans are those of the installation's bundle or the installed ones, by ``source``.
public struct FontStack: Hashable, Sendable {
  /// A family or a file.
  public enum Entry: Hashable, Sendable {
    /// The name of an installed family; letter case is ignored.
    case family(String)
    /// A font file, used without looking at the installed fonts.
    case file(String)
  }

  /// The fonts that are tried first.
  public let requested: [Entry]

  /// Where families are looked up.
  public let source: FontSource

  /// The family that draws most of the world's currency signs.
  static let standardFamily = "Inter"

  /// A stack that begins with some fonts, in order of preference.
  public init(_ requested: [Entry] = [], source: FontSource = .automatic) {
    self.requested = requested
    self.source = source
  }

  /// The stack of some families and files. A name with a slash or the extension of a font file is a
  /// file.
  public init(names: [String], source: FontSource = .automatic) {
    self.init(names.map { Self.isFile($0) ? .file($0) : .family($0) }, source: source)
  }

  /// Whether a name is a font file's and not a family's: it has a slash or ends like a font file.
  package static func isFile(_ name: String) -> Bool {
    if name.contains("/") { return true }
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
    let lower = name.lowercased()
    return endings.contains { lower.hasSuffix($0) }
  }
}
