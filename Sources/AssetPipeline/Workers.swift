import Platform

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
  ///   - tick: called on the calling thread about ten times a second while they run.
  static func run(
    _ count: Int, tick: () -> Void = {}, _ body: @escaping @Sendable () -> Void
  ) throws(PipelineError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .file(FileError(.write, path: "pipe")) }
    let done = ends[1]
    defer { for end in ends { close(end) } }
    var running = 0
    for _ in 0..<max(1, count) {
      let thread = SystemThread {
        body()
        _ = AtomicFile.writeAll([0], to: done)
      }
      guard let thread else { break }
      thread.detach()
      running += 1
    }
    // Where the system gives no thread at all, the caller does the work.
    if running == 0 { return body() }
    while running > 0 {
      var request = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 100) > 0 {
        var byte: UInt8 = 0
        if read(ends[0], &byte, 1) == 1 { running -= 1 }
      }
      tick()
    }
  }
}
