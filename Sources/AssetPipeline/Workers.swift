import FileSystem

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that share some work.
enum Workers {
  /// The number of processors this process may use.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

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
    for _ in 0..<max(1, count)
    where start({
      body()
      _ = AtomicFile.writeAll([0], to: done)
    }) {
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

  private static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(ThreadBody(body))
    let code = pthread_create(&thread, nil, runThreadBody, context.toOpaque())
    guard code == 0 else {
      context.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func runThreadBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runThreadBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
#endif
