import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    let threads = (1..<max(1, min(coreCount, count))).compactMap { _ in Thread { queue.work() } }
    // This thread works too, so that the work is done even where no other could be made.
    queue.work()
    for thread in threads { thread.join() }
    return queue.finished.withLock { $0 }.joined().sorted { $0.index < $1.index }.map(\.result)
  }

  private static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

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

  /// A POSIX thread that runs one function.
  private struct Thread {
    #if canImport(Darwin)
      private typealias Handle = pthread_t?
    #else
      private typealias Handle = pthread_t
    #endif
    private let handle: pthread_t

    /// Nil where the system has no more threads to give.
    init?(_ body: @escaping @Sendable () -> Void) {
      let job = Unmanaged.passRetained(Job(body))
      #if canImport(Darwin)
        var handle: Handle = nil
      #else
        var handle = Handle()
      #endif
      let status = pthread_create(&handle, nil, runJob, job.toOpaque())
      guard status == 0 else {
        job.release()
        return nil
      }
      #if canImport(Darwin)
        guard let handle else { return nil }
      #endif
      self.handle = handle
    }

    func join() { pthread_join(handle, nil) }
  }

  fileprivate final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

#if canImport(Darwin)
  private func runJob(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Workers.Job>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#else
  private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Workers.Job>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#endif
