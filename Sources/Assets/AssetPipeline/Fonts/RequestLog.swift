import SystemSupport
import TextOutlines

/// Collects the font requests of drawings, and what is wrong with small ones, from several threads.
final class RequestLog: Sendable {
  private let requests = Locked<Set<TextRequest>>([])
  private let problems = Locked(SmallPictureProblems())

  var all: Set<TextRequest> { requests.withLock { $0 } }

  func add(_ more: Set<TextRequest>) { requests.withLock { $0.formUnion(more) } }

  func add(_ drawing: Drawing, _ more: Set<SmallPictureProblem>) {
    problems.withLock { $0.add(drawing, more) }
  }

  func smallPictureWarnings(_ plan: Plan) -> [String] { problems.withLock { $0 }.warnings(plan) }
}
