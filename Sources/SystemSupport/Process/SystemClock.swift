internal import CPlatform

/// The system's clocks: `clock_gettime(3)`.
package enum SystemClock {
  /// The time in nanoseconds since 1970, comparable to the times of files; 0 if there is no clock.
  package static func now() -> Int64 { time(CLOCK_REALTIME) }

  /// The time in nanoseconds of a clock that is never set back; 0 if there is none.
  static func monotonic() -> Int64 { time(CLOCK_MONOTONIC) }

  /// Waits for the given time, or less if a signal arrives.
  static func sleep(milliseconds: Int) { usleep(useconds_t(1000 * milliseconds)) }

  private static func time(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
