import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ctrl-C and termination as a request to stop cleanly.
public enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// Whether someone asked to stop.
  public static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Makes SIGINT and SIGTERM requests; a second one ends the process at once.
  public static func listen() {
    // A parent may have blocked them, as thread pools do for their threads and what these start.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.requested.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
