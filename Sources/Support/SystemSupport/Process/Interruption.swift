internal import CPlatform

/// Handles Ctrl-C (SIGINT), SIGTERM, and SIGHUP of a terminal that is closed as requests to stop cleanly.
///
/// Before ``listen()`` is called, these signals end the process at once. A run calls it when it begins to
/// write. From then on a signal makes each worker stop after its current file. If a worker takes too long,
/// the run ends without it, and the next run continues from its journal.
package enum Interruption {
  /// The time of the last request to stop, in nanoseconds of the monotonic clock; 0 if there was none.
  ///
  /// A pointer to memory that is never freed, so that the signal handler and C's atomic functions can use it. Only these
  /// functions follow it, which is why any thread may have it.
  private nonisolated(unsafe) static let requestTime: UnsafeMutablePointer<cplatform_atomic> = {
    let time = UnsafeMutablePointer<cplatform_atomic>.allocate(capacity: 1)
    time.initialize(to: cplatform_atomic())
    return time
  }()
  /// The time that workers have to finish their current file, in nanoseconds.
  private static let patience: Int64 = 500_000_000

  /// Whether there was a request to stop.
  package static var isRequested: Bool { cplatform_load(requestTime) > 0 }

  /// Whether there was a request to stop and the time for workers to finish has passed.
  package static var isOverdue: Bool {
    let time = cplatform_load(requestTime)
    return time > 0 && SystemClock.monotonic() &- time > patience
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Handles the signals as requests to stop. The same signal a second time ends the process at once.
  ///
  /// SIGHUP stays ignored if it is, as under `nohup`.
  package static func listen() {
    // The first access to `requestTime` takes a lock, and a signal handler must not take one. Later ones only load it.
    _ = isRequested
    for number in signals where number != SIGHUP || !cplatform_ignores_signal(number) {
      signal(number) { number in
        cplatform_store(Interruption.requestTime, max(1, SystemClock.monotonic()))
        cplatform_reset_signal(number)
      }
    }
  }

  /// Unblocks the signals for the calling thread, in case the parent process had blocked them.
  ///
  /// A program inherits the blocked signals of the thread that starts it, and the threads of thread pools
  /// block all signals.
  package static func unblockSignals() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
