import VectorGraphics

/// A text to lay out, with the properties that decide which faces draw it.
package struct TextRequest: Hashable, Codable, Sendable {
  package var text: String
  package var weight: FontWeight
  /// The direction of the line as a whole; nil for that of its first strong character.
  package var direction: WritingDirection?
  /// A BCP 47 tag or a locale identifier; nil for none.
  package var language: String?
  /// Whether a family's variable face comes before its static ones.
  package var prefersVariable: Bool

  package init(
    text: String, weight: FontWeight, direction: WritingDirection? = nil, language: String? = nil,
    prefersVariable: Bool = false
  ) {
    self.text = text
    self.weight = weight
    self.direction = direction
    self.language = language
    self.prefersVariable = prefersVariable
  }

  /// Texts are compared by their UTF-8 bytes: `String` takes canonically equivalent texts for equal, which fonts
  /// can draw differently.
  package static func == (a: TextRequest, b: TextRequest) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8) && a.weight == b.weight && a.direction == b.direction
      && a.language == b.language && a.prefersVariable == b.prefersVariable
  }
}
