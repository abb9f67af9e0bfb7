/// The fonts that a text is drawn with, in addition to font files that are given.
public enum FontSource: String, CaseIterable, Hashable, Encodable, Sendable {
  /// The program's font bundle draws a line if it has all characters and requested families of the line. Any
  /// other line is drawn with the installed fonts, and with the bundle for characters that they lack.
  case automatic
  /// Only the program's font bundle, so that pictures are the same on every machine.
  case bundled
  /// Only the installed fonts.
  case system
}
