import Synchronization
import TextOutlines

/// Collects what drawings ask the fonts on several threads.
final class RequestLog: Sendable {
  private let requests = Mutex<Set<TextRequest>>([])

  var all: Set<TextRequest> { requests.withLock { $0 } }

  func add(_ more: Set<TextRequest>) { requests.withLock { $0.formUnion(more) } }
}
