import TextOutlines

/// Finds the font files that answer the requests of drawings. Each thread has its own instance, which remembers
/// the answers.
final class FontAnswerer {
  let typesetter: Typesetter
  private var known: [TextRequest: FontAnswer] = [:]
  private var digests: [TextRequest: Digest] = [:]

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// The answer to a request.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  func answer(_ request: TextRequest) throws -> FontAnswer {
    if let known = known[request] { return known }
    let answer = FontAnswer(
      request: request, fonts: try typesetter.faces(for: request).map(identity))
    known[request] = answer
    return answer
  }

  /// The answers to all requests of a picture.
  ///
  /// - Throws: `TextError` for a font file that can't be read.
  func answers(_ requests: Set<TextRequest>) throws -> FontAnswers {
    let answers = try requests.map(answer).sorted()
    let digest = Digest(of: Array(try answers.map { try self.digest($0).hex }.joined().utf8))
    return FontAnswers(id: FontAnswers.ID(digest), answers: answers)
  }

  private func digest(_ answer: FontAnswer) throws -> Digest {
    if let known = digests[answer.request] { return known }
    struct AnswerInput: Encodable {
      let request: TextRequest
      let files: [Digest]
      let faces: [Int]
    }
    let digest = try Digest(
      ofValue: AnswerInput(
        request: answer.request, files: answer.fonts.map(\.digest),
        faces: answer.fonts.map(\.index)))
    digests[answer.request] = digest
    return digest
  }

  private func identity(_ face: FaceDescription) throws -> FontIdentity {
    FontIdentity(
      family: face.family, style: face.style, version: try typesetter.version(of: face),
      digest: Digest(hex: try typesetter.digest(of: face).utf8) ?? .incomplete, index: face.index)
  }
}
