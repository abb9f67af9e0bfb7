#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread of the operating system that runs one function.
///
/// Each is joined or detached once.
package struct SystemThread {
  private let handle: pthread_t

  /// Starts a thread; nil where the system has no more to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, runJob, job.toOpaque()) == 0 else {
      job.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    handle = thread
  }

  /// Waits for the function to end.
  package func join() { pthread_join(handle, nil) }

  /// Leaves the thread to itself.
  package func detach() { pthread_detach(handle) }

  /// Waits; less long where a signal arrives.
  static func sleep(milliseconds: Int) { poll(nil, 0, Int32(clamping: milliseconds)) }

  /// The number of processors there are.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

private final class Job: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

#if canImport(Darwin)
  private func runJob(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#else
  private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body() }
    return nil
  }
#endif
