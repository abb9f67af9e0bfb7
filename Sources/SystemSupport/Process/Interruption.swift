internal import CPlatform
import Synchronization

/// Ctrl-C and termination as a request to stop cleanly.
///
/// They end the process at once until ``listen()`` is called. A run calls it when it begins to write.
/// From then on workers stop after the file in hand. If one takes long, the run is given up, and the
/// next run continues from its journal.
package enum Interruption {
  /// When someone asked to stop, in nanoseconds of the monotonic clock; 0 for never.
  private static let requestTime = Atomic<Int64>(0)
  /// How long workers have to finish the file in hand, in nanoseconds.
  private static let patience: Int64 = 500_000_000

  /// Whether someone asked to stop.
  package static var isRequested: Bool { requestTime.load(ordering: .relaxed) > 0 }

  /// Whether someone asked to stop and should not be kept waiting any longer.
  package static var isOverdue: Bool {
    let time = requestTime.load(ordering: .relaxed)
    return time > 0 && SystemClock.monotonic() &- time > patience
  }

  /// Makes SIGINT and SIGTERM requests; a second one ends the process at once.
  package static func listen() {
    // The handler must not be the first to use it, as that would take a lock.
    _ = isRequested
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.requestTime.store(max(1, SystemClock.monotonic()), ordering: .relaxed)
        cplatform_reset_signal(number)
      }
    }
  }
}
