import Synchronization
import SystemSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that share some work.
enum Workers {
  /// Runs a body on some threads at once and waits for all of them.
  ///
  /// - Parameters:
  ///   - tick: called on the calling thread about ten times a second while they run; false gives up
  ///     waiting, and the threads are left to the end of the process.
  /// - Throws: ``PipelineError/interrupted`` where `tick` gave up.
  static func run(
    _ count: Int, tick: () -> Bool = { true }, _ body: @escaping @Sendable () -> Void
  ) throws(PipelineError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .file(FileError(.write, path: "pipe")) }
    let done = ends[1]
    let finished = Finished()
    var threads: [SystemThread] = []
    for _ in 0..<max(1, count) {
      let thread = SystemThread {
        body()
        finished.count.add(1, ordering: .releasing)
        // Only wakes the waiting thread up: where it fails, the count is seen a moment later.
        _ = AtomicFile.writeAll([0], to: done)
      }
      guard let thread else { break }
      threads.append(thread)
    }
    // Where the system gives no thread at all, the caller does the work.
    if threads.isEmpty { body() }
    while finished.count.load(ordering: .acquiring) < threads.count {
      var request = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 100) > 0 {
        var byte: UInt8 = 0
        _ = read(ends[0], &byte, 1)
      }
      guard tick() else {
        // The pipe stays open, as the threads may still write to it.
        for thread in threads { thread.detach() }
        throw .interrupted
      }
    }
    for thread in threads { thread.join() }
    for end in ends { close(end) }
  }

  private final class Finished: Sendable {
    let count = Atomic<Int>(0)
  }
}
