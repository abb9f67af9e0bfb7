/// The fonts that may draw a text, besides font files that are given.
public enum FontSource: String, CaseIterable, Hashable, Encodable, Sendable {
  /// The bundle of the installation for every line whose characters it has all. Any other line is drawn
  /// with the installed fonts, and with the bundle for characters that these lack.
  case automatic
  /// The bundle alone, so that pictures are the same on every machine.
  case bundled
  /// The installed fonts alone.
  case system
}
