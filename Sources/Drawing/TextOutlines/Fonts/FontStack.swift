/// The fonts a text is drawn with, in order of preference.
///
/// The requested fonts come first, then Inter, then the Noto Sans of a character's script, and then
/// any other font. So other fonts never change a picture that the first ones can draw.
/// The currency signs of som, riyal, rufiyaa, dirham and Omani rial (U+20C0 to U+20C4) are Mintmark's own drawings
/// unless a requested font has them.
/// All families are looked up in the program's font bundle or among the installed fonts, as ``source``
/// determines.
public struct FontStack: Hashable, Sendable {
  /// A font that is tried first: a family or a file.
  public enum RequestedFont: Hashable, Sendable {
    /// The name of a family in ``FontStack/source``; letter case is ignored.
    case family(String)
    /// The path of a font file. The font need not be installed.
    case file(String)
  }

  /// The fonts that are tried first.
  public let requested: [RequestedFont]

  /// Where families are looked up.
  public let source: FontSource

  /// The family that draws most of the world's currency signs.
  static let standardFamily = "Inter"

  /// A stack that begins with the given fonts, in order of preference.
  public init(_ requested: [RequestedFont] = [], source: FontSource = .automatic) {
    self.requested = requested
    self.source = source
  }

  /// A stack that begins with the given families and files, in order of preference. A name is a file if it
  /// has a slash or ends in the extension of a font file.
  public init(names: [String], source: FontSource = .automatic) {
    self.init(names.map { Self.isFile($0) ? .file($0) : .family($0) }, source: source)
  }

  /// Whether a name is that of a font file and not of a family: it has a slash or ends in the extension of a
  /// font file.
  package static func isFile(_ name: String) -> Bool {
    if name.contains("/") { return true }
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
    let lower = name.lowercased()
    return endings.contains { lower.hasSuffix($0) }
  }
}
