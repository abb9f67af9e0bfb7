import Foundation

/// Something to measure, and its yardstick.
struct Benchmark {
  var name: String
  /// The number of things that a run of the body makes; times are printed for one.
  var items = 1
  var body: () throws -> Void
  var yardstick: (name: String, body: () throws -> Void)?
  /// The factor of the yardstick's time, where it does only a part of the work.
  var yardstickFactor = 1.0
  /// Whether other processes do the work, so that only the wall clock measures it.
  var isProcess = false
  /// Brings things into the state the body expects; not measured.
  var prepare: (() throws -> Void)?

  /// At least 9 samples of both, taken in turns so that a busy machine slows both alike.
  func measure() throws -> Measurement {
    let samples = 9
    let repeats = try self.repeats(prepare, body)
    let yardstickRepeats = try yardstick.map { try self.repeats(nil, $0.body) }
    var times: [Double] = []
    var yardstickTimes: [Double] = []
    for _ in 0..<samples {
      times.append(try time(prepare, body, repeats: repeats) / Double(items))
      if let yardstick, let yardstickRepeats {
        yardstickTimes.append(
          try time(nil, yardstick.body, repeats: yardstickRepeats) * yardstickFactor / Double(items)
        )
      }
    }
    return Measurement(
      name: name, time: Spread(times),
      yardstick: yardstick.map { .init(name: $0.name, time: Spread(yardstickTimes)) },
      ratio: yardstick.map { _ in Spread(zip(times, yardstickTimes).map { $0 / $1 }) })
  }

  /// How often a sample has to repeat what is quick, so that it takes some milliseconds.
  private func repeats(
    _ prepare: (() throws -> Void)?, _ body: () throws -> Void
  ) throws -> Int {
    _ = try time(prepare, body, repeats: 1)
    let once = try time(prepare, body, repeats: 1)
    return prepare != nil ? 1 : min(10_000, max(1, Int(4000 / once)))
  }

  /// The time of one run in microseconds: on the wall for processes, else of this thread at work,
  /// which does not count what other programs take.
  private func time(
    _ prepare: (() throws -> Void)?, _ body: () throws -> Void, repeats: Int
  ) throws -> Double {
    try prepare?()
    let clock = isProcess ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID
    let start = microseconds(clock)
    for _ in 0..<repeats { try body() }
    return (microseconds(clock) - start) / Double(repeats)
  }

  private func microseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
