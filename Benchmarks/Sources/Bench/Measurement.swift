import Foundation

/// A figure from many samples, and how far they lie apart.
struct Spread: Codable {
  var median: Double
  /// The median distance from the median.
  var deviation: Double

  init(_ samples: [Double]) {
    func median(_ values: [Double]) -> Double {
      let sorted = values.sorted()
      return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }
    let middle = median(samples)
    self.median = middle
    deviation = median(samples.map { abs($0 - middle) })
  }

  var relativeDeviation: Double { deviation / median }
}

/// What a benchmark came to; times in microseconds.
struct Measurement: Codable {
  struct Yardstick: Codable {
    var name: String
    var time: Spread
  }

  var name: String
  var time: Spread
  var yardstick: Yardstick?
  /// The time as a part of the yardstick's, sample by sample.
  var ratio: Spread?

  var row: String {
    var cells = [pad(name, 42), number(time.median), "±\(percent(time.relativeDeviation))"]
    if let yardstick, let ratio {
      cells += [
        number(yardstick.time.median), pad(yardstick.name, 26),
        "× " + String(format: "%.3f", ratio.median), "±\(percent(ratio.relativeDeviation))",
        String(format: "(%.1f times as fast)", 1 / ratio.median),
      ]
    }
    return cells.joined(separator: "  ")
  }

  private func number(_ value: Double) -> String { String(format: "%10.1f µs", value) }
  private func percent(_ value: Double) -> String { String(format: "%4.1f %%", value * 100) }
}

func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// All figures of one run, as they are kept in a file.
struct Run: Codable {
  var date: String
  var measurements: [Measurement]

  init(date: String, measurements: [Measurement]) {
    self.date = date
    self.measurements = measurements
  }

  init(path: String) throws {
    self = try JSONDecoder().decode(Run.self, from: Data(contentsOf: URL(filePath: path)))
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: url)
  }
}
