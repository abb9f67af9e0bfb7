import Synchronization
import SystemSupport

/// Work on every core.
enum Workers {
  /// The results of a function for each index below a count, in order.
  ///
  /// A worker takes the next index that is free and keeps its results to itself until there are
  /// no more, so nobody waits for anybody.
  static func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let queue = Queue(count: count, body: body)
    let threads = (1..<max(1, min(SystemThread.processorCount, count))).compactMap { _ in
      SystemThread { queue.work() }
    }
    // This thread works too, so that the work is done even where no other could be made.
    queue.work()
    for thread in threads { thread.join() }
    return queue.finished.withLock { $0 }.joined().sorted { $0.index < $1.index }.map(\.result)
  }

  private final class Queue<Result: Sendable>: Sendable {
    private let next = Atomic(0)
    private let count: Int
    private let body: @Sendable (Int) -> Result
    let finished = Mutex<[[(index: Int, result: Result)]]>([])

    init(count: Int, body: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.body = body
    }

    func work() {
      var results: [(index: Int, result: Result)] = []
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { break }
        results.append((index, body(index)))
      }
      finished.withLock { [results] in $0.append(results) }
    }
  }
}
