import TextOutlines

/// Finds the font files that answer the requests of drawings. Each thread has its own instance, which remembers
/// the answers.
final class FontAnswerer {
  let typesetter: Typesetter
  private var known: [TextRequest: (answer: FontAnswer, digest: Digest)] = [:]

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// The answer to a request.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  func answer(_ request: TextRequest) throws -> FontAnswer { try found(request).answer }

  /// The answers to all requests of a picture.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  func answers(_ requests: Set<TextRequest>) throws -> FontAnswers {
    let found = try requests.map(found)
    let digests = found.map(\.digest.hex).sorted()
    let digest = Digest(of: Array(digests.joined().utf8))
    return FontAnswers(
      id: FontAnswers.ID(digest), answers: found.map(\.answer).sorted())
  }

  private func found(_ request: TextRequest) throws -> (answer: FontAnswer, digest: Digest) {
    if let known = known[request] { return known }
    struct Input: Encodable {
      let request: TextRequest
      let files: [Digest]
      let faces: [Int]
    }
    let answer = FontAnswer(
      request: request, fonts: try typesetter.faces(for: request).map(identity))
    let digest = try Digest(
      ofValue: Input(
        request: request, files: answer.fonts.map(\.digest), faces: answer.fonts.map(\.index)))
    known[request] = (answer, digest)
    return (answer, digest)
  }

  private func identity(_ face: FaceDescription) throws -> FontIdentity {
    FontIdentity(
      family: face.family, style: face.style, version: try typesetter.version(of: face),
      digest: Digest(hex: try typesetter.digest(of: face).utf8) ?? .incomplete, index: face.index)
  }
}
