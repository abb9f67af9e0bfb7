/// The fonts a text is drawn with, in order of preference.
///
/// First what was asked for, then Inter, then the Noto Sans of a character's script, and only then
/// whatever else is installed; so other installed fonts never change a picture these can draw.
public struct FontStack: Hashable, Sendable {
  /// A family or a file.
  public enum Entry: Hashable, Sendable {
    /// An installed family, whatever the case of its letters.
    case family(String)
    /// A font file, used without looking at the installed fonts.
    case file(String)
  }

  /// What comes before the fonts that are always there.
  public let requested: [Entry]

  /// The family that draws most of the world's currency signs.
  static let standardFamily = "Inter"

  /// A stack that begins with some fonts, in order of preference.
  public init(_ requested: [Entry] = []) { self.requested = requested }

  /// The stack of some families and files, told apart by how they look: a path has a slash or ends
  /// like a font file.
  public init(names: [String]) {
    self.init(names.map { Self.isFile($0) ? .file($0) : .family($0) })
  }

  /// Whether a name is a font file's and not a family's: it has a slash or ends like a font file.
  package static func isFile(_ name: String) -> Bool {
    if name.contains("/") { return true }
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
    let lower = name.lowercased()
    return endings.contains { lower.hasSuffix($0) }
  }
}
