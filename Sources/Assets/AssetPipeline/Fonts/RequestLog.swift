import SystemSupport
import TextOutlines

/// Collects the font requests and the illegible symbols of drawings, from several threads.
final class RequestLog: Sendable {
  private let requests = Locked<Set<TextRequest>>([])
  private let unreadable = Locked(UnreadableSymbols())

  var all: Set<TextRequest> { requests.withLock { $0 } }

  func add(_ more: Set<TextRequest>) { requests.withLock { $0.formUnion(more) } }

  func addUnreadable(_ drawing: Drawing, at heights: UnreadableHeights) {
    unreadable.withLock { $0.add(drawing, at: heights) }
  }

  func legibilityWarnings(_ plan: Plan) -> [String] { unreadable.withLock { $0 }.warnings(plan) }
}
