import Foundation

/// Whole processes, from start to the written file.
func processes(_ tool: Tool) throws -> [Benchmark] {
  let svg = tool.work.path("icon.svg")
  try execute(tool.path, "render", "en_US", "-o", svg)
  func pair(
    _ name: String, _ command: [String], beside yardstick: [String], goal: Benchmark.Goal?
  ) -> Benchmark {
    Benchmark(
      name: name, unit: .microseconds,
      sample: {
        (try wallTime { try execute(command) }, try wallTime { try execute(yardstick) })
      }, yardstick: yardstick[0], goal: goal, samples: 41)
  }
  return [
    pair(
      "one icon, from start to file",
      [tool.path, "render", "en_US", "-o", tool.work.path("icon.png"), "--scale", "3"],
      beside: ["rsvg-convert", "-w", "150", svg, "-o", tool.work.path("other.png")],
      goal: .ratio(1)),
    pair("--help", [tool.path, "--help"], beside: ["true"], goal: nil),
  ]
}
