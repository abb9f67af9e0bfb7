import Foundation

/// Measures Mintmark beside yardsticks, and holds two runs side by side.
///
/// A plain program and not a benchmark library's plug-in: what counts here are ratios of two things
/// measured in turns within one run, and whole processes.
@main
enum Bench {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch (arguments.first, arguments.count) {
    case ("run", 3...4):
      try measure(
        tool: arguments[1], to: arguments[2], only: arguments.count > 3 ? arguments[3] : "")
    case ("compare", 3):
      print(Comparison(try Run(path: arguments[1]), try Run(path: arguments[2])).table)
    case ("bytes", 2): print(try WorldBytes(folder: arguments[1]).table)
    default: throw BenchError(usage)
    }
  }

  private static func measure(tool: String, to path: String, only part: String) throws {
    var run = Run(date: Date.now.ISO8601Format(), measurements: [])
    let work = try WorkFolder()
    defer { work.remove() }
    let tool = Tool(path: tool, work: work)
    let benchmarks =
      try pictures() + texts() + paths() + processes(tool) + batches(tool) + memory(tool)
    print(Measurement.titles)
    for benchmark in benchmarks where part.isEmpty || benchmark.name.contains(part) {
      let measurement = try benchmark.measure()
      print(measurement.row)
      run.measurements.append(measurement)
    }
    try run.write(to: path)
    print("\nwritten to \(path)")
  }

  private static let usage = """
    usage: Bench run <mintmark> <results.json> [<part of a benchmark's name>]
           Bench compare <results.json> <results.json>
           Bench bytes <folder for the pictures>
    """
}

/// What is wrong, in a sentence.
struct BenchError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
