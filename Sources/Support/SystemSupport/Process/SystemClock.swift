internal import CPlatform

/// The system's clock.
package enum SystemClock {
  /// The time in nanoseconds of a clock that is never set back; 0 if there is none: `clock_gettime(3)`.
  static func monotonic() -> Int64 {
    var time = timespec()
    guard clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Waits for the given time, or less if a signal arrives.
  package static func sleep(milliseconds: Int) { usleep(useconds_t(1000 * milliseconds)) }
}
