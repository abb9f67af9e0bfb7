internal import CPlatform
import Dispatch
import Synchronization

/// Runs work on several threads at once.
///
/// It creates threads of the system instead of using a dispatch queue. A queue waits forever if the system
/// can't create a thread, and runs no more jobs at once than there are processors.
package enum Parallel {
  /// The number of processors; at least 1.
  package static var processorCount: Int { max(1, Int(cplatform_processor_count())) }

  /// Calls a function for each index below a count and waits for all calls.
  ///
  /// Each thread takes the next index that no thread has taken yet.
  ///
  /// - Parameters:
  ///   - count: the number of indexes.
  ///   - jobs: the largest number of threads.
  ///   - tick: as in ``run(_:tick:_:)``.
  /// - Returns: false if `tick` returned false.
  @discardableResult
  package static func forEach(
    _ count: Int, jobs: Int = processorCount, tick: () -> Bool = { true },
    _ body: @escaping @Sendable (Int) -> Void
  ) -> Bool {
    let next = Atomic(0)
    return run(min(jobs, count), tick: tick) {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        body(index)
      }
    }
  }

  /// The results of a function for each index below a count, in order of the indexes. Uses as many threads
  /// as there are processors.
  package static func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    forEach(count) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Runs a function once on each of several threads and waits for all of them.
  ///
  /// - Parameters:
  ///   - jobs: the number of threads; at least one. If the system can't create that many, fewer run. If it
  ///     can't create any, the function runs on the calling thread.
  ///   - tick: called on the calling thread about ten times a second while it waits, and once at the end.
  ///     False ends the wait; the threads continue until the function returns or the process ends.
  /// - Returns: false if `tick` returned false.
  @discardableResult
  package static func run(
    _ jobs: Int, tick: () -> Bool = { true }, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    let running = DispatchGroup()
    for index in 0..<max(1, jobs) {
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
