import SystemSupport

/// Finds names of pictures that a reader could confuse.
///
/// Such names differ only in letter case, in their Unicode normalisation (for example a decomposed and a
/// composed `é`), or in invisible characters.
struct LookAlikes {
  private let groups: [LookAlikeKey: [PictureName]]

  /// What a reader sees of a name: the text without invisible characters, in lower case.
  ///
  /// Swift strings are equal if they are canonically equivalent, so the Unicode normalisation doesn't matter.
  private struct LookAlikeKey: Hashable {
    var text: String

    init(_ name: PictureName) {
      var text = name.text
      text.unicodeScalars.removeAll(where: \.properties.isDefaultIgnorableCodePoint)
      self.text = text.lowercased()
    }
  }

  init(_ names: some Sequence<PictureName>) {
    groups = Dictionary(grouping: names, by: LookAlikeKey.init).filter { $1.count > 1 }
  }

  /// A sentence about another file with a similar name, which says how the two names differ; nil if there is
  /// none.
  func hint(for name: PictureName) -> String? {
    guard !groups.isEmpty, let other = groups[LookAlikeKey(name)]?.first(where: { $0 != name })
    else {
      return nil
    }
    let text = name.text
    let otherText = other.text
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

  /// A name with escapes for all characters outside ASCII, so that similar names look different.
  private static func spelled(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
