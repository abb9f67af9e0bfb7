import CurrencyLocale
import Foundation

/// A folder for what is written while measuring.
struct WorkFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "mintmark-bench-\(getpid())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

/// Whole processes, from start to the written file.
func processes(tool: String, work: WorkFolder) throws -> [Benchmark] {
  let svg = work.path("icon.svg")
  try execute(tool, "render", "en_US", "-o", svg)
  let configuration = work.path("mintmark.yml")
  let world = """
    version: 1
    locales: all
    targets:
      - kind: files
        formats: [png]
        scales: [1, 2, 3]
        appearances: [light, dark]
        name: "{locale}/{appearance}@{scale}x.{format}"
    """
  try Data(world.utf8).write(to: URL(filePath: configuration))
  // A new folder each time: what was deleted just now makes a file system slow to write again.
  var round = 0
  func batch() throws {
    try execute(tool, "batch", configuration, "--output", work.path("world\(round)"), "--quiet")
  }
  let files = CurrencyLocale.all.count * 3 * 2
  let rsvg: () throws -> Void = {
    try execute("rsvg-convert", "-w", "150", svg, "-o", work.path("other.png"))
  }
  return [
    Benchmark(
      name: "one icon, process start to file",
      body: { try execute(tool, "render", "en_US", "-o", work.path("icon.png"), "--scale", "3") },
      yardstick: ("rsvg-convert on the SVG", rsvg), isProcess: true),
    Benchmark(name: "--help", body: { try execute(tool, "--help") }, isProcess: true),
    Benchmark(
      name: "world batch, cold, \(files) files", body: batch,
      yardstick: ("rsvg-convert, one a file", rsvg), yardstickFactor: Double(files),
      isProcess: true, prepare: { round += 1 }),
    Benchmark(
      name: "world batch, nothing to do", body: batch, isProcess: true),
  ]
}

/// Runs a program to its end, with its output thrown away.
func execute(_ command: String...) throws { try execute(command) }

func execute(_ command: [String]) throws {
  // Not Foundation's Process, which takes longer than some of what is measured.
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  var process = pid_t()
  var status: Int32 = 0
  guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0,
    waitpid(process, &status, 0) == process, status == 0
  else { throw BenchError("'\(command.joined(separator: " "))' failed") }
}
