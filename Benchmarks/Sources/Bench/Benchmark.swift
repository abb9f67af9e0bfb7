import Foundation

/// Something to measure, beside a yardstick and a figure to reach.
struct Benchmark {
  /// What is measured, as the table has it.
  var name: String
  var unit: Unit
  /// Takes one sample of both: of the thing itself and of its yardstick.
  var sample: () throws -> (value: Double, yardstick: Double?)
  var yardstick: String?
  var goal: Goal?
  /// How many samples are taken; the table has their median.
  var samples = 9

  /// The unit of a figure.
  enum Unit: String, Codable {
    case microseconds = "µs"
    case bytes = "B"
    case mebibytes = "MiB"
    case count = ""

    func text(_ value: Double) -> String {
      switch self {
      case .microseconds where value >= 100_000: String(format: "%.2f s", value / 1e6)
      case .microseconds where value >= 1000: String(format: "%.2f ms", value / 1000)
      case .microseconds: String(format: "%.1f µs", value)
      case .bytes, .mebibytes: String(format: "%.0f %@", value, rawValue)
      case .count: String(format: "%.2f", value)
      }
    }
  }

  /// What a figure is to reach.
  enum Goal {
    /// A part of the yardstick's figure, at most.
    case ratio(Double)
    /// A figure in the benchmark's unit, at most.
    case value(Double)

    func text(_ unit: Unit) -> String {
      switch self {
      case .ratio(let ratio): String(format: "≤ %.3f ×", ratio)
      case .value(let value): "≤ \(unit.text(value))"
      }
    }
  }

  /// Samples of both are taken in turns, so that a busy machine slows both alike.
  func measure() throws -> Measurement {
    var values: [Double] = []
    var yardsticks: [Double] = []
    for _ in 0..<samples {
      let (value, yardstick) = try sample()
      values.append(value)
      if let yardstick { yardsticks.append(yardstick) }
    }
    let ratio = yardstick.map { _ in Spread(zip(values, yardsticks).map { $0 / $1 }) }
    return Measurement(
      name: name, unit: unit, value: Spread(values),
      yardstick: yardstick.map { .init(name: $0, value: Spread(yardsticks)) }, ratio: ratio,
      goal: goal?.text(unit),
      isReached: goal.map { goal in
        switch goal {
        case .ratio(let most): (ratio?.median ?? .infinity) <= most
        case .value(let most): Spread(values).median <= most
        }
      })
  }
}

extension Benchmark {
  /// The processor time of this thread for a piece of work, beside that for a yardstick.
  ///
  /// - Parameters:
  ///   - items: the number of things that a run of each body makes; times are those of one.
  ///   - yardstick: its name and its work.
  static func work(
    _ name: String, items: Int = 1, goal: Goal? = nil, _ body: @escaping () throws -> Void,
    beside yardstick: (name: String, body: () throws -> Void)? = nil
  ) throws -> Benchmark {
    let repeats = try repeats(body)
    let yardstickRepeats = try yardstick.map { try Self.repeats($0.body) }
    func time(_ body: () throws -> Void, _ repeats: Int) throws -> Double {
      try threadTime { for _ in 0..<repeats { try body() } } / Double(repeats * items)
    }
    return Benchmark(
      name: name, unit: .microseconds,
      sample: {
        let value = try time(body, repeats)
        guard let yardstick, let yardstickRepeats else { return (value, nil) }
        return (value, try time(yardstick.body, yardstickRepeats))
      }, yardstick: yardstick?.name, goal: goal)
  }

  /// How often a sample has to repeat what is quick, so that it takes some milliseconds.
  private static func repeats(_ body: () throws -> Void) throws -> Int {
    try body()
    return min(10_000, max(1, Int(4000 / (try threadTime(body)))))
  }
}

/// The processor time of this thread in microseconds, without what other programs take.
func threadTime(_ body: () throws -> Void) throws -> Double {
  try time(CLOCK_THREAD_CPUTIME_ID, body)
}

/// The time on the wall, in microseconds.
func wallTime(_ body: () throws -> Void) throws -> Double { try time(CLOCK_MONOTONIC, body) }

private func time(_ clock: clockid_t, _ body: () throws -> Void) throws -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
  let start = now()
  try body()
  return now() - start
}
