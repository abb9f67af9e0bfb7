/// Which fonts a text may be drawn with, besides font files that are given.
public enum FontSource: String, CaseIterable, Hashable, Encodable, Sendable {
  /// The bundle of the installation, where there is one, for every line that it has all characters
  /// of; the installed fonts for any other line, and the bundle for what these lack.
  case automatic
  /// The bundle alone, so that pictures are the same on every machine.
  case bundled
  /// The installed fonts alone.
  case system
}
