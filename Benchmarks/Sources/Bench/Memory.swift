import CurrencyLocale
import Foundation

/// What files cost when there are many: memory and processor time from 10² to 10⁵.
func memory(_ tool: Tool) throws -> [Benchmark] {
  func run<Result>(
    _ locales: Int, targets: Int, _ body: ([String]) throws -> Result
  ) throws -> Result {
    let names = CurrencyLocale.allIdentifiers.prefix(locales).joined(separator: ", ")
    let path = try tool.configuration("many", locales: "[\(names)]", targets: targets, size: 16)
    let folder = tool.work.memory.appending(path: "many")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body([tool.path, "batch", path, "--output", folder.path, "--quiet"])
  }
  let sizes = [("10²", 17, 1), ("10³", 167, 1), ("10⁴", 833, 2), ("10⁵", 980, 17)]
  let memory = sizes.map { name, locales, targets in
    Benchmark(
      name: "memory of a batch of \(name) files", unit: .mebibytes,
      sample: { (try run(locales, targets: targets, residentMebibytes), nil) }, goal: .value(160),
      samples: 1)
  }
  // Of the same drawings, so that only files are added.
  func time(_ targets: Int) throws -> Double {
    try run(167, targets: targets) { try execute($0).processorTime }
  }
  // What the system itself takes for as many files in as many folders.
  func plainTime(_ targets: Int) throws -> Double {
    let folder = tool.work.memory.appending(path: "plain")
    defer { try? FileManager.default.removeItem(at: folder) }
    let contents = Contents(targets: targets)
    return try threadTime { try contents.write(to: folder) }
  }
  func growth(
    _ name: String, goal: Benchmark.Goal?, _ time: @escaping (Int) throws -> Double
  ) -> Benchmark {
    Benchmark(
      name: "\(name), 10⁴ to 10⁵", unit: .microseconds,
      sample: {
        let times = try [1, 10, 100].map(time)
        let files = 167.0 * 6
        return ((times[2] - times[1]) / (90 * files), (times[1] - times[0]) / (9 * files))
      }, yardstick: "10³ to 10⁴", goal: goal, samples: 3)
  }
  return memory + [
    growth("processor time of a file", goal: .ratio(1.15), time),
    growth("processor time of a file of a plain loop", goal: nil, plainTime),
  ]
}
