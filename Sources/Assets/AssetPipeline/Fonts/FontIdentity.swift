/// Identifies a face of a font file by the file's content, not by its path.
package struct FontIdentity: Hashable, Codable, Sendable {
  /// The family's name in English.
  package var family: String
  /// The style's name in English, such as `Bold`.
  package var style: String
  /// The version in the font's `name` table; empty if there is none.
  package var version: String
  /// The SHA-256 of the file.
  package var digest: Digest
  /// The index of the face in a collection; 0 in a file of one face.
  package var index: Int

  package init(family: String, style: String, version: String, digest: Digest, index: Int = 0) {
    self.family = family
    self.style = style
    self.version = version
    self.digest = digest
    self.index = index
  }

  /// Whether two identities are of the same face of the same file. Systems can differ in the names of a file.
  func isSameFace(as other: FontIdentity) -> Bool {
    digest == other.digest && index == other.index
  }
}

extension FontIdentity: CustomStringConvertible {
  /// The name with the version and the first digits of the digest, such as
  /// `'Inter Bold' (Version 3.19, 8c1990b6)`.
  package var description: String {
    let details = [version, String(digest.hex.prefix(8))].filter { !$0.isEmpty }
    return "'\(family) \(style)' (\(details.joined(separator: ", ")))"
  }
}

extension FontIdentity: Comparable {
  /// A total order, by family first.
  package static func < (a: FontIdentity, b: FontIdentity) -> Bool {
    (a.family, a.style, a.version, a.digest.hex, a.index)
      < (b.family, b.style, b.version, b.digest.hex, b.index)
  }
}
