import CurrencyLocale
import Foundation
import VectorGraphics

/// The world as a batch.
func batches(_ tool: Tool) throws -> [Benchmark] {
  let world = try WorldBatch(tool)
  return [world.processorTime, world.disk, world.nothingToDo]
}

/// Every locale at three scales in two appearances: 6,114 PNG files.
private final class WorldBatch {
  private let tool: Tool
  private let configuration: String
  private let files = CurrencyLocale.allIdentifiers.count * 3 * 2
  private let drawings: [VectorScene]
  /// A new folder each time: what was deleted just now makes a file system slow to write again.
  private var round = 0

  init(_ tool: Tool) throws {
    self.tool = tool
    configuration = try tool.configuration("world", locales: "all")
    drawings = try World.drawings().map(\.scene)
  }

  private func newFolder(in parent: URL) -> URL {
    round += 1
    return parent.appending(path: "world\(round)")
  }

  @discardableResult
  private func run(to folder: URL) throws -> rusage {
    try execute(tool.path, "batch", configuration, "--output", folder.path, "--quiet")
  }

  /// Draws and writes into memory, and removes what was written.
  private func runIntoMemory() throws -> rusage {
    let folder = newFolder(in: tool.work.memory)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try run(to: folder)
  }

  var processorTime: Benchmark {
    Benchmark(
      name: "the world into memory, processor time", unit: .microseconds,
      sample: {
        let time = try self.runIntoMemory().processorTime
        // As many pictures of the middle scale.
        let cairo = try threadTime {
          for scene in self.drawings { _ = try Cairo.png(scene, side: 100).count }
        }
        return (time, cairo * Double(self.files) / Double(self.drawings.count))
      }, yardstick: "Cairo draws and writes as many", goal: .value(500_000), samples: 5)
  }

  /// Beside a loop that creates the same files, and a run into memory.
  var disk: Benchmark {
    Benchmark(
      name: "the world onto a disk", unit: .microseconds,
      sample: {
        let folder = self.newFolder(in: self.tool.work.url)
        let time = try wallTime { try self.run(to: folder) }
        let contents = try Contents(of: folder)
        let copy = self.newFolder(in: self.tool.work.url)
        let plain = try wallTime { try contents.write(to: copy) }
        let drawing = try wallTime { _ = try self.runIntoMemory() }
        return (time, plain + drawing)
      }, yardstick: "plain loop + run into memory", goal: .ratio(0.95), samples: 5)
  }

  var nothingToDo: Benchmark {
    let folder = tool.work.url.appending(path: "current")
    return Benchmark(
      name: "the world with nothing to do", unit: .microseconds,
      sample: {
        if !FileManager.default.fileExists(atPath: folder.path) {
          try self.run(to: folder)
          try self.run(to: folder)
        }
        let time = try wallTime { try self.run(to: folder) }
        return (time, try wallTime { keep(try Contents(of: folder).byteCount) })
      }, yardstick: "plain loop that reads them", goal: .ratio(0.6), samples: 15)
  }
}

/// All files of a folder, in memory.
struct Contents {
  private var files: [(path: String, bytes: [UInt8])] = []
  private var folders: [String] = []

  /// Six files of 700 bytes in each of 167 folders, as often as there are targets.
  init(targets: Int) {
    let bytes = [UInt8](repeating: 7, count: 700)
    for target in 0..<targets {
      folders.append("\(target)")
      for number in 0..<167 {
        folders.append("\(target)/\(number)")
        files += (1...6).map { ("\(target)/\(number)/\($0).png", bytes) }
      }
    }
  }

  init(of folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths {
      let name = folder.path + "/" + path
      let descriptor = open(name, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw BenchError("can't open \(name)") }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw BenchError("can't examine \(name)") }
      if status.st_mode & S_IFMT == S_IFDIR {
        folders.append(path)
      } else {
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
          count = max(0, read(descriptor, buffer.baseAddress, size))
        }
        files.append((path, bytes))
      }
    }
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  func write(to folder: URL) throws {
    mkdir(folder.path, 0o777)
    for path in folders { mkdir(folder.path + "/" + path, 0o777) }
    for (path, bytes) in files {
      let descriptor = open(folder.path + "/" + path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
      guard descriptor >= 0, Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
        throw BenchError("can't write \(path)")
      }
      close(descriptor)
    }
  }
}

extension Tool {
  /// Writes a configuration that makes PNG files at three scales in some appearances.
  func configuration(
    _ name: String, locales: String, targets: Int = 1, size: Double = 50
  ) throws -> String {
    let path = work.path("\(name).yml")
    var text = "version: 1\nlocales: \(locales)\nbutton: { size: \(size) }\ntargets:\n"
    for target in 0..<targets {
      text += """
          - kind: files
            formats: [png]
            scales: [1, 2, 3]
            appearances: [light, dark]
            name: "\(target)/{locale}/{appearance}@{scale}x.{format}"

        """
    }
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }
}
