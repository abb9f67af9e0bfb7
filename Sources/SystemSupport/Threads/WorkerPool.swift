import Synchronization
internal import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that share some work.
package enum WorkerPool {
  /// Runs a body on some threads at once and waits for all of them.
  ///
  /// - Parameters:
  ///   - tick: called on the calling thread about ten times a second while they run; false gives up
  ///     waiting, and the threads are left to the end of the process.
  /// - Returns: false where `tick` gave up.
  /// - Throws: `FileError` where the process may open no more files.
  package static func run(
    _ count: Int, tick: () -> Bool = { true }, _ body: @escaping @Sendable () -> Void
  ) throws(FileError) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw FileError(.write, path: "pipe", code: Errno(rawValue: errno))
    }
    let done = ends[1]
    let finished = Finished()
    var threads: [SystemThread] = []
    for _ in 0..<max(1, count) {
      let thread = SystemThread {
        body()
        finished.count.add(1, ordering: .releasing)
        // Only wakes the waiting thread up: where it fails, the count is seen a moment later.
        try? FileDescriptor(rawValue: done).writeEverything([0])
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
        return false
      }
    }
    for thread in threads { thread.join() }
    for end in ends { close(end) }
    return true
  }

  /// The results of a function for each index below a count, in order, computed on every processor.
  ///
  /// A thread takes the next index that is free and keeps its results to itself until there are no
  /// more, so that none waits for another.
  package static func map<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let queue = WorkQueue(count)
    let finished = Accumulator<[[(index: Int, result: Result)]]>([])
    let work = { @Sendable in
      var results: [(index: Int, result: Result)] = []
      while let index = queue.take() { results.append((index, body(index))) }
      finished.update { [results] in $0.append(results) }
    }
    let threads = (1..<max(1, min(SystemThread.processorCount, count))).compactMap { _ in
      SystemThread(work)
    }
    // This thread works too, so that the work is done even where no other could be made.
    work()
    for thread in threads { thread.join() }
    return finished.result.joined().sorted { $0.index < $1.index }.map(\.result)
  }

  private final class Finished: Sendable {
    let count = Atomic<Int>(0)
  }
}
