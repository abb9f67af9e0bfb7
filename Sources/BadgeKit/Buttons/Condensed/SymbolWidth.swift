/// The width of the letters in a symbol.
public enum SymbolWidth: String, CaseIterable, Hashable, Sendable, Codable {
  /// As in the font.
  case normal
  /// Narrower and closer letters in symbols of three to five characters. They are at least 1.15 times as high in the
  /// same ring, as far as it has the space.
  ///
  /// Letters have 0.86 of their width, and stems as thick as at normal width. Neighbours come closer, to 0.72 of the
  /// smallest distance in the normal symbol. The size for three characters is 1.2 times as large. A symbol
  /// moves away from the badge before it becomes less than 1.15 times as high. A drawing of few pixels has normal
  /// letters where they are higher or more legible.
  ///
  /// Scripts whose letters join or whose marks stack stay as they are. So do other numbers of characters, artwork and
  /// custom SF Symbols.
  case condensed
}
