import Synchronization
import SystemSupport

/// Runs a function on the items of a list, on several threads. Each thread has its own worker: an object
/// with resources such as open fonts.
enum Workers {
  /// The results of `body` for each item, in the order of the items.
  ///
  /// A thread makes its worker when it takes its first item. After an error no thread takes another item.
  /// - Parameter tick: called on the calling thread about ten times a second; return false to stop waiting.
  /// - Returns: a result for each item; nil for items that no thread took.
  /// - Throws: the error of the first item in the list that failed, or ``PipelineError/interrupted`` if `tick`
  ///   returned false.
  static func map<Item: Sendable, Worker, Output: Sendable>(
    _ items: [Item], jobs: Int, worker makeWorker: @escaping @Sendable () throws -> Worker,
    tick: () -> Bool = { true }, _ body: @escaping @Sendable (Item, Worker) throws -> Output
  ) throws -> [Output?] {
    guard !items.isEmpty else { return [] }
    let next = Atomic(0)
    let results = Mutex([Result<Output, any Error>?](repeating: nil, count: items.count))
    let isFinished = Parallel.run(min(jobs, items.count), tick: tick) {
      var worker: Worker?
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let result = Result {
          let current = try worker ?? makeWorker()
          worker = current
          return try body(items[index], current)
        }
        if case .failure = result { next.store(items.count, ordering: .relaxed) }
        results.withLock { $0[index] = result }
      }
    }
    guard isFinished else { throw PipelineError.interrupted }
    return try results.withLock { $0 }.map { try $0?.get() }
  }
}
