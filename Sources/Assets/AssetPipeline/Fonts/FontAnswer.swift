import Messages
import TextOutlines
import VectorGraphics

/// A text that a drawing asked for, and the faces that answered.
package struct FontAnswer: Hashable, Sendable {
  package let request: TextRequest
  /// The face of the line's metrics, and then those that draw it; empty if the text can't be drawn.
  package let fonts: [FontIdentity]

  package init(request: TextRequest, fonts: [FontIdentity]) {
    self.request = request
    self.fonts = fonts
  }

  /// The fonts are left out: answers to one request rarely differ, and a manifest has thousands.
  package func hash(into hasher: inout Hasher) { hasher.combine(request) }

  /// Whether the same faces of the same files answered.
  func hasFonts(of other: FontAnswer) -> Bool {
    fonts.count == other.fonts.count
      && zip(fonts, other.fonts).allSatisfy { $0.isSameFace(as: $1) }
  }
}

extension FontAnswer: Comparable {
  /// A total order, by text first, so that every run writes the same manifest.
  package static func < (a: FontAnswer, b: FontAnswer) -> Bool {
    let left = a.request
    let right = b.request
    if !left.text.utf8.elementsEqual(right.text.utf8) {
      return Manifest.precedes(left.text, right.text)
    }
    let first = left.rank
    let second = right.rank
    return first == second ? a.fonts.lexicographicallyPrecedes(b.fonts) : first < second
  }
}

extension TextRequest {
  /// The properties besides the text.
  fileprivate var rank: (Double, String, String, Int) {
    (weight.value, language ?? "", direction?.rawValue ?? "", prefersVariable ? 1 : 0)
  }
}

/// The requests of a picture to the fonts, and their answers. The picture is outdated when an answer changes.
package struct FontAnswers: Hashable, Sendable {
  /// The first 64 bits of a digest of the answers. Equal answers have equal ones.
  package struct ID: Hashable, Comparable, Sendable {
    fileprivate let value: UInt64

    package init(_ digest: Digest) { value = digest.prefix }

    package static func < (a: ID, b: ID) -> Bool { a.value < b.value }
  }

  package let id: ID
  /// Sorted.
  package let answers: [FontAnswer]

  package init(id: ID, answers: [FontAnswer]) {
    self.id = id
    self.answers = answers
  }
}

extension FontAnswers.ID: HexCodable {
  /// 16 hex digits.
  package var hex: String { NumberText.padded(value, to: 16, radix: 16) }

  /// Parses 16 hex digits; nil for any other text.
  package init?(hex: some Collection<UInt8>) {
    guard hex.count == 16,
      let value = UInt64(String(decoding: hex, as: UTF8.self), radix: 16)
    else { return nil }
    self.value = value
  }
}
