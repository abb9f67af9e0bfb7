import SystemSupport

/// The names of a comparison that a reader takes for one another.
///
/// Such names differ only in letter case, in their Unicode form (a decomposed `é` of macOS beside a
/// composed one), or in invisible characters.
struct LookAlikes {
  private let groups: [Key: [PictureName]]

  /// The parts of a name that a reader sees. Swift strings are equal where they are canonically
  /// equivalent.
  private struct Key: Hashable {
    var text: String

    init(_ name: PictureName) {
      var text = name.text
      text.unicodeScalars.removeAll(where: \.properties.isDefaultIgnorableCodePoint)
      self.text = text.lowercased()
    }
  }

  init(_ names: some Sequence<PictureName>) {
    groups = Dictionary(grouping: names, by: Key.init).filter { $1.count > 1 }
  }

  /// A sentence that names another file that looks like this one, and the difference; nil for none.
  func hint(for name: PictureName) -> String? {
    guard !groups.isEmpty, let other = groups[Key(name)]?.first(where: { $0 != name }) else {
      return nil
    }
    let (text, otherText) = (name.text, other.text)
    let difference =
      if text == otherText {
        "in its Unicode form"
      } else if text.lowercased() == otherText.lowercased() {
        "in letter case"
      } else {
        "in invisible characters"
      }
    return "'\(Self.spelled(otherText))' differs from '\(Self.spelled(text))' \(difference) only: "
      + "rename one of them"
  }

  /// A name with escapes for all but ASCII, so that look-alikes differ.
  private static func spelled(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
