import SystemSupport

/// Faces found earlier by family or by characters, with the files and folders that the results
/// depend on.
struct FontCache: Hashable, Sendable {
  enum Question: Hashable, Sendable {
    case family(String, weight: Double)
    case characters([UInt32], weight: Double)
  }

  enum Answer: Hashable, Sendable {
    case noFace
    case face(FaceDescription, FileVersion)
  }

  /// A file or folder that fontconfig reads, with its modification time in nanoseconds; nil where
  /// it does not exist.
  struct Dependency: Hashable, Sendable {
    var path: String
    var modified: Int64?

    /// Whether the modification time is still the same.
    var isCurrent: Bool { Dependency(path: path) == self }
  }

  var dependencies: [Dependency] = []
  var answers: [Question: Answer] = [:]
}

extension FontCache.Dependency {
  init(path: String) {
    self.init(path: path, modified: FileVersion(path: FilePath(path))?.modified)
  }
}

extension FontCache {
  /// An empty cache that depends on some paths.
  ///
  /// A path that changed less than two seconds before `start`, or later, may still be changing. The cache then
  /// records no dependencies, so that it is neither saved nor reused.
  ///
  /// - Parameter start: the time, in nanoseconds, at which fontconfig began to read the paths.
  init(dependingOn paths: Set<String>, since start: Int64) {
    let dependencies = paths.sorted().map { Dependency(path: $0) }
    let settled = start - 2_000_000_000
    self.dependencies =
      dependencies.allSatisfy { ($0.modified ?? 0) < settled } ? dependencies : []
  }

  /// The cached answer; nil if there is none, or the face's file has changed since.
  func answer(to question: Question) -> Answer? {
    guard let answer = answers[question] else { return nil }
    if case .face(let face, let version) = answer,
      FileVersion(path: FilePath(face.path)) != version
    {
      return nil
    }
    return answer
  }

  /// Inserts an answer. Nil records that no face was found.
  mutating func insert(_ face: FaceDescription?, for question: Question) {
    guard let face else {
      answers[question] = .noFace
      return
    }
    answers[question] = FileVersion(path: FilePath(face.path)).map { .face(face, $0) }
  }

  /// Whether no dependency has changed; false if there are no dependencies.
  var isCurrent: Bool { !dependencies.isEmpty && dependencies.allSatisfy(\.isCurrent) }
}
