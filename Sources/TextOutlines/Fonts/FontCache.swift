import SystemSupport

/// Answers about installed fonts, and the state of the system they were true for.
struct FontCache: Hashable, Sendable {
  enum Question: Hashable, Sendable {
    case family(String, weight: Double)
    case characters([UInt32], weight: Double)
  }

  enum Answer: Hashable, Sendable {
    case noFace
    case face(FaceDescription, FileIdentity)
  }

  /// A file or folder of fontconfig's; `modified` is nil where there was nothing.
  struct Watch: Hashable, Sendable {
    var path: String
    var modified: Int64?

    init(path: String, modified: Int64?) {
      self.path = path
      self.modified = modified
    }

    init(path: String) {
      self.init(path: path, modified: FileIdentity(path: FilePath(path))?.modified)
    }

    var holds: Bool { Watch(path: path) == self }
  }

  var watches: [Watch]
  var answers: [Question: Answer] = [:]

  /// A memory of nothing.
  init() { watches = [] }

  init(watches: [Watch]) { self.watches = watches }

  /// A memory for answers given from now on; watches nothing, so that it is never believed later,
  /// if something changed so recently that it may still be changing.
  init(watching paths: Set<String>, since start: Int64) {
    let watches = paths.sorted().map { Watch(path: $0) }
    let settled = start - 2_000_000_000
    self.watches = watches.allSatisfy { ($0.modified ?? 0) < settled } ? watches : []
  }

  /// What is known; nil if it was never asked, or the file is no longer the one it was.
  func answer(to question: Question) -> Answer? {
    guard let answer = answers[question] else { return nil }
    if case .face(let face, let identity) = answer,
      FileIdentity(path: FilePath(face.path)) != identity
    {
      return nil
    }
    return answer
  }

  /// Keeps an answer; nil says that there is no such face.
  mutating func insert(_ face: FaceDescription?, for question: Question) {
    guard let face else {
      answers[question] = .noFace
      return
    }
    answers[question] = FileIdentity(path: FilePath(face.path)).map { .face(face, $0) }
  }

  /// Whether nothing that fontconfig reads has changed.
  var isCurrent: Bool { !watches.isEmpty && watches.allSatisfy(\.holds) }
}
