import CurrencyLocale
import Foundation

/// Eight shards on a disk that takes 2 ms for every write: the longest time in which no file appears.
func slowDisk(_ tool: Tool) throws -> [Benchmark] {
  [
    Benchmark(
      name: "slow disk, 8 shards: longest pause", unit: .microseconds,
      sample: { (try SlowDisk(tool).longestPause(), nil) }, goal: .value(500_000), samples: 1)
  ]
}

private struct SlowDisk {
  let tool: Tool
  let configuration: String
  let folder: URL

  init(_ tool: Tool) throws {
    self.tool = tool
    configuration = try tool.configuration("slow", locales: "all")
    folder = tool.work.url.appending(path: "slow")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func longestPause() throws -> Double {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shards = (1...8).map { folder.appending(path: "shard\($0)") }
    var running = try Set(
      shards.enumerated().map { index, shard in
        try start([
          "strace", "-f", "-qq", "--seccomp-bpf", "-e", "trace=write", "-e",
          "inject=write:delay_enter=2000", "-o", "/dev/null", tool.path, "batch", configuration,
          "--shard", "\(index + 1)/8", "--output", shard.path, "--quiet",
        ])
      })
    var last = Date.now
    var count = 0
    var longest = 0.0
    while !running.isEmpty {
      let now = shards.reduce(0) { sum, shard in
        sum + ((try? FileManager.default.subpathsOfDirectory(atPath: shard.path).count) ?? 0)
      }
      if now != count {
        // The first files wait for the programs to start.
        if count > 0 { longest = max(longest, Date.now.timeIntervalSince(last)) }
        (count, last) = (now, Date.now)
      }
      for process in running {
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { continue }
        guard status == 0 else { throw BenchError("a shard failed") }
        running.remove(process)
      }
    }
    try checkMerged(shards)
    return longest * 1e6
  }

  /// Whether the shards' files and manifests together are those of a single run.
  private func checkMerged(_ shards: [URL]) throws {
    let merged = folder.appending(path: "merged").path
    let whole = folder.appending(path: "whole").path
    try execute([tool.path, "merge"] + shards.map(\.path) + ["--output", merged, "--quiet"])
    try execute(tool.path, "batch", configuration, "--output", whole, "--quiet")
    try execute("diff", "-r", merged, whole)
  }
}
