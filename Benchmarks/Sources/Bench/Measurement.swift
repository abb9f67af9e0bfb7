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

/// What a benchmark came to.
struct Measurement: Codable {
  struct Yardstick: Codable {
    var name: String
    var value: Spread
  }

  var name: String
  var unit: Benchmark.Unit
  var value: Spread
  var yardstick: Yardstick?
  /// The figure as a part of the yardstick's, sample by sample.
  var ratio: Spread?
  var goal: String?
  var isReached: Bool?

  /// A row of the table: figure, deviation, yardstick, ratio, goal.
  var row: String {
    let goal = goal.map { $0 + (isReached == true ? "" : "  MISSED") } ?? ""
    let ratio = ratio.map { String(format: "%.3f ×", $0.median) } ?? ""
    let yardstick = yardstick.map { "\(unit.text($0.value.median)) \($0.name)" } ?? ""
    let deviation = String(format: "±%.1f %%", (self.ratio ?? value).relativeDeviation * 100)
    return [
      pad(name, 46), pad(unit.text(value.median), 13), pad(ratio, 10), pad(deviation, 8),
      pad(goal, 18), yardstick,
    ].joined(separator: " ")
  }

  static let titles = [
    pad("", 46), pad("figure", 13), pad("ratio", 10), pad("", 8), pad("to reach", 18), "yardstick",
  ].joined(separator: " ")
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
