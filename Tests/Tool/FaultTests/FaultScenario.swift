import Foundation
import TestSupport
import Testing

/// A command that changes a folder in some state.
enum FaultScenario: String, CaseIterable, CustomTestStringConvertible {
  case cold, workers, changed, growing, dropping, takingOver, nothingToDo, second, shard, watch,
    merge, record, accept, prune
  /// On a disk that ignores letter case.
  case respelling

  /// The folder that the command changes.
  static let output = "out"

  var testDescription: String { rawValue }

  var arguments: [String] {
    switch self {
    case .workers: ["batch", "--jobs", "2", "--quiet"]
    case .takingOver: ["batch", "--jobs", "1", "--quiet", "--take-over"]
    case .second: ["batch", "second.yml", "--jobs", "1", "--quiet"]
    case .shard: ["batch", "--shard", "1/2", "--jobs", "1", "--quiet"]
    case .watch: ["batch", "--watch", "--jobs", "1", "--quiet"]
    case .merge: ["merge", "part1", "part2", "-o", Self.output, "--quiet"]
    case .record: ["snapshot", "record", Self.output, "pictures", "--in-ci"]
    case .accept: ["snapshot", "accept", "report", "--in-ci"]
    case .prune:
      [
        "snapshot", "prune", Self.output, "--used", "used.txt", "--delete", "--in-ci",
        "--allow-mass-removal",
      ]
    default: ["batch", "--jobs", "1", "--quiet"]
    }
  }

  /// The command of the next run, which ends by itself.
  var nextArguments: [String] { arguments.filter { $0 != "--watch" } }

  /// The project's folder as it is before the command.
  func startState() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // A file of each locale, and one of all.
    func configure(
      _ locales: String, tint: String = "systemBlue", output: String = FaultScenario.output,
      path: String = "", set: String = "icons", name: String = "mintmark.yml"
    ) throws {
      try folder.write(
        """
        version: 1
        output: \(output)
        locales: [\(locales)]
        button: { tint: \(tint) }
        optimize: 0
        targets:
          - { kind: files, \(path)scales: [1], appearances: [light] }
          - { kind: iconify, path: \(set) }

        """, to: name)
    }
    func batch(_ arguments: String...) throws {
      let result = try Tool.mintmark(in: folder).run(["batch", "--quiet"] + arguments)
      try #require(result.status == 0, "\(result.errors)")
    }
    func draw(_ locale: String, tint: String = "systemBlue", to name: String) throws {
      let drawn = try Tool.mintmark(in: folder).run("render", locale, "--tint", tint, "-o", name)
      try #require(drawn.status == 0, "\(drawn.errors)")
    }
    switch self {
    case .cold, .workers: try configure("en_US, de_DE")
    case .changed, .watch:
      try configure("en_US, de_DE")
      try batch()
      try configure("en_US, de_DE", tint: "systemRed")
    case .shard:
      try configure("en_US, de_DE")
      try batch("--shard", "1/2")
      try configure("en_US, de_DE", tint: "systemRed")
    case .respelling:
      try configure("en_US, de_DE", path: "path: Pictures, ", set: "Icons")
      try batch()
      try configure("en_US, de_DE", path: "path: pictures, ", set: "icons")
    case .growing:
      try configure("en_US")
      try batch()
      try configure("en_US, de_DE")
    case .dropping:
      try configure("en_US, de_DE")
      try batch()
      try configure("en_US")
    case .takingOver:
      try configure("en_US, de_DE")
      try folder.write("mine", to: Self.output + "/de_DE/light@1x.png")
    case .nothingToDo:
      try configure("en_US, de_DE")
      try batch()
    case .second:
      try configure("en_US")
      try batch()
      try configure("de_DE", set: "others", name: "second.yml")
    case .merge:
      try configure("en_GB, ja_JP")
      try batch()
      try configure("en_US, de_DE")
      for shard in 1...2 { try batch("--shard", "\(shard)/2", "--output", "part\(shard)") }
    case .accept:
      // A changed picture, a new one and one with a new name, alone in its folder.
      for name in [Self.output + "/de_DE", Self.output + "/old", "pictures"] {
        try folder.makeFolder(name)
      }
      try draw("en_US", to: Self.output + "/changed.png")
      try draw("en_US", tint: "systemRed", to: "pictures/changed.png")
      try draw("en_GB", to: "pictures/new.png")
      try draw("fr_FR", to: Self.output + "/old/renamed.png")
      try draw("fr_FR", to: "pictures/renamed.png")
      _ = try Tool.mintmark(in: folder).run(
        "snapshot", "verify", Self.output, "pictures", "--report", "report")
    case .prune:
      // Two that are used, and two that are not, one of them alone in its folder.
      try folder.makeFolder(Self.output + "/old")
      for name in ["used.png", "other.png", "unused.png", "old/unused.png"] {
        try draw("en_US", to: "\(Self.output)/\(name)")
      }
      try folder.write("\(Self.output)/used.png\n\(Self.output)/other.png\n", to: "used.txt")
    case .record:
      // One that is the same, one that changed, one that is new, and one that is obsolete.
      try configure("de_DE, en_US, fr_FR")
      try batch()
      try configure("de_DE, en_GB", output: "pictures")
      try batch()
      try configure("en_US", tint: "systemRed", output: "other")
      try batch()
      try folder.copy("other/en_US", to: "pictures/en_US")
      for name in ["other", Self.output + "/.mintmark-manifest.json"] {
        try FileManager.default.removeItem(atPath: folder.path(name))
      }
    }
    // Files of someone else's. A text that no test uses is an unused reference.
    if ![.cold, .workers, .prune].contains(self) {
      try folder.write("mine", to: Self.output + "/notes.txt")
      try folder.write("mine", to: Self.output + "/de_DE/notes.txt")
    }
    return folder
  }
}

extension TemporaryFolder {
  /// Another folder with the same contents.
  func copy() throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in names {
      try FileManager.default.copyItem(atPath: path(name), toPath: copy.path(name))
    }
    return copy
  }

  fileprivate func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Copies a file or folder.
  fileprivate func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: path(name), toPath: path(other))
  }
}
