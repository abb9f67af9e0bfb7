import AssetPipeline
import Foundation
import SystemSupport
import TestSupport
import Testing

/// A project folder with a configuration, run in this process.
final class Project {
  private let temporary: TemporaryFolder
  var folder: URL { temporary.url }
  var output: URL { folder.appendingPathComponent("out") }

  /// - Parameter settings: the configuration but its version and output.
  init(_ settings: String) throws {
    temporary = try TemporaryFolder()
    try configure(settings)
  }

  func configure(_ settings: String) throws {
    try write("version: 1\noutput: out\n\(settings)", to: "mintmark.yml")
  }

  func write(_ text: String, to name: String) throws { try temporary.write(text, to: name) }

  func configuration(
    _ file: String = "mintmark.yml", output: String? = nil
  ) throws -> Configuration {
    var configuration = try Configuration.read(
      file: FilePath(folder.appendingPathComponent(file).path))
    if let output { configuration.output = FilePath(output) }
    return configuration
  }

  func settings(jobs: Int = 2, shard: Shard = .whole) -> Plan.Settings {
    Plan.Settings(version: "test", jobs: jobs, shard: shard)
  }

  @discardableResult
  func run(
    _ file: String = "mintmark.yml", jobs: Int = 2, shard: Shard = .whole, output: String? = nil,
    takesOver: Bool = false
  ) throws -> Batch.Outcome {
    var options = Batch.Options()
    options.takesOver = takesOver
    return try Batch.run(
      configuration(file, output: output), settings: settings(jobs: jobs, shard: shard),
      options: options, reporter: SilentReporter())
  }

  func dryRun() throws -> Batch.Outcome {
    var options = Batch.Options()
    options.mode = .check
    let reporter = ListReporter()
    let outcome = try Batch.run(
      configuration(), settings: settings(), options: options, reporter: reporter)
    #expect(reporter.listed.withLock { $0 } == outcome)
    return outcome
  }

  /// The files of the output with their contents.
  var files: [String: Data] { Self.files(of: output) }

  static func files(of folder: URL) -> [String: Data] { FolderContents(folder.path).files }

  /// The modification time of everything in the output, and of the output itself.
  var times: [String: Date] {
    var times: [String: Date] = [:]
    for name in (FileManager.default.subpaths(atPath: output.path) ?? []) + ["."] {
      let path = output.appendingPathComponent(name).path
      times[name] =
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate]
        as? Date
    }
    return times
  }
}

/// The tables of a generated lookup: currencies with their tags, and drawings with their currencies, as lines
/// such as `BGN: bg und-100 und-bg`.
struct LookupGroups {
  private var keys: [Substring: Substring] = [:]

  init(_ source: String) {
    var key: Substring?
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let first = words.first, first.last == ":", words.count > 1 {
        key = first.dropLast()
      } else if !line.allSatisfy({ $0.isLetter || $0.isNumber || "- ".contains($0) }) {
        key = nil
      }
      for word in words where key != nil && word.last != ":" { keys[word] = keys[word] ?? key }
    }
  }

  /// The currency of a tag, or the drawing of a currency; nil where it is in no group.
  func key(of word: Substring) -> Substring? { keys[word] }
}

/// Keeps the outcome that a dry run lists.
private final class ListReporter: BatchReporter {
  let listed = Locked<Batch.Outcome?>(nil)

  func list(_ outcome: Batch.Outcome) { listed.withLock { $0 = outcome } }
}

extension ShardMerge {
  /// Merges folders with names in UTF-8.
  static func run(
    _ shards: [String], into output: String, options: Batch.Options = Batch.Options()
  ) throws -> Int {
    try run(shards.map { FilePath($0) }, into: FilePath(output), options: options)
  }
}
