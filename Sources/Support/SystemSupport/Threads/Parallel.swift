internal import CPlatform
import Dispatch

/// Runs work on several threads at once.
///
/// It creates threads of the system instead of using a dispatch queue. A queue waits forever if the system
/// can't create a thread, and runs no more jobs at once than there are processors.
package enum Parallel {
  /// The number of processors; at least 1.
  package static var processorCount: Int { max(1, Int(cplatform_processor_count())) }

  /// The results of a function for each index below a count, in order of the indexes. Uses as many threads
  /// as there are processors.
  package static func map<Output: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    map(Array(0..<count), worker: {}) { index, _ in body(index) }.compactMap(\.self)
  }

  /// The results of a function for each item of a list, in the order of the items.
  ///
  /// Each thread takes the next item that no thread has taken yet. With its first item it makes its worker: an
  /// object with resources, such as open fonts. After an error no thread takes another item.
  ///
  /// - Parameters:
  ///   - items: the list.
  ///   - jobs: the largest number of threads.
  ///   - makeWorker: makes a thread's worker.
  ///   - tick: as in ``run(_:tick:_:)``.
  ///   - body: makes an item's result with the thread's worker.
  /// - Returns: a result for each item; nil for items that no thread finished before `tick` returned false.
  /// - Throws: the error of the first item in the list that failed.
  package static func map<Item: Sendable, Worker, Output: Sendable, Failure: Error>(
    _ items: [Item], jobs: Int = processorCount,
    worker makeWorker: @escaping @Sendable () throws(Failure) -> Worker,
    tick: () -> Bool = { true },
    _ body: @escaping @Sendable (Item, Worker) throws(Failure) -> Output
  ) throws(Failure) -> [Output?] {
    let next = Locked(0)
    let results = Locked([Result<Output, Failure>?](repeating: nil, count: items.count))
    run(min(jobs, items.count), tick: tick) {
      var worker: Worker?
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < items.count else { return }
        let result = Result { () throws(Failure) in
          let current = if let worker { worker } else { try makeWorker() }
          worker = current
          return try body(items[index], current)
        }
        if case .failure = result { next.withLock { $0 = items.count } }
        results.withLock { $0[index] = result }
      }
    }
    return try results.withLock { $0 }.map { result throws(Failure) in try result?.get() }
  }

  /// Runs a function once on each of several threads and waits for all of them.
  ///
  /// - Parameters:
  ///   - jobs: the number of threads; at least one. If the address space is limited (``ProcessLimits``), or the system
  ///     can't create that many, fewer run. If it can't create any, the function runs on the calling thread.
  ///   - tick: called on the calling thread about ten times a second while it waits, and once at the end.
  ///     False ends the wait; the threads continue until the function returns or the process ends.
  /// - Returns: false if `tick` returned false.
  @discardableResult
  package static func run(
    _ jobs: Int, tick: () -> Bool = { true }, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    let running = DispatchGroup()
    for index in 0..<max(1, min(jobs, ProcessLimits.threads)) {
      running.enter()
      let isStarted = startThread {
        body()
        running.leave()
      }
      if isStarted { continue }
      running.leave()
      if index == 0 { body() }
      break
    }
    var isFinished = false
    while !isFinished {
      isFinished = running.wait(timeout: .now() + .milliseconds(100)) == .success
      guard tick() else { return false }
    }
    return true
  }

  /// Starts a thread; false if the system can't create one.
  private static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let job = Unmanaged.passRetained(Job(body))
    let code = cplatform_start_thread(
      { job in
        Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body()
        return nil
      }, job.toOpaque())
    if code != 0 { job.release() }
    return code == 0
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
