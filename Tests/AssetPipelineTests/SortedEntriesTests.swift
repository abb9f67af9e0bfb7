import Foundation
import SystemSupport
import TestSupport
import Testing

@testable import AssetPipeline

/// Lists of files are the same however many there are, and in whatever order they come.
@Suite struct SortedEntriesTests {
  /// Paths whose order is that of their bytes, and not that of their lines: a quote ends the path.
  private static let nasty = ["a", "a!b", "a b", "a#", "a/b", "A", "é", "e\u{301}", "₿/x", "aa"]

  private static func entries(_ count: Int, seed: UInt64) -> [Manifest.Entry] {
    var random = SeededGenerator(seed: seed)
    let paths = (0..<max(0, count - nasty.count)).map { "\(random.next() % 90)/\($0).png" }
    return (nasty + paths).prefix(count).map { path in
      Manifest.Entry(
        path: path,
        record: OutputRecord(
          fingerprint: Digest(of: Array("\(random.next())".utf8)),
          content: Digest(of: Array(path.utf8)), size: Int(random.next() % 1_000_000)))
    }.shuffled(using: &random)
  }

  private static func sorted(
    _ entries: [Manifest.Entry], jobs: Int = 1
  ) throws -> SortedEntries {
    let sorter = EntrySorter(in: nil)
    _ = try WorkerPool.run(jobs) {
      for entry in entries {
        var line: [UInt8] = []
        EntryLine.append(entry.path, entry.record, to: &line)
        try? sorter.add(line)
      }
    }
    return try sorter.finish()
  }

  private static func all(_ list: SortedEntries) throws -> [Manifest.Entry] {
    var entries: [Manifest.Entry] = []
    try list.forEach { entries.append($0) }
    return entries
  }

  private static func inOrder(_ entries: [Manifest.Entry]) -> [Manifest.Entry] {
    entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The largest is sorted in several runs, in a file.
  @Test(arguments: [0, 1, 2, 9, 40, 41, 500, 14_000])
  func `files are sorted by the bytes of their paths, each once`(count: Int) throws {
    let entries = Self.entries(count, seed: UInt64(count))
    // Each thread adds all of them.
    let list = try Self.sorted(entries, jobs: 2)
    #expect(list.count == count && list.isEmpty == (count == 0))
    #expect(try Self.all(list) == Self.inOrder(entries))
    var parts: [Manifest.Entry] = []
    for part in 0..<list.partCount {
      var lines = list.lines(ofPart: part)
      while let line = try lines.next() { parts.append(try lines.entry(of: line)) }
    }
    #expect(parts == Self.inOrder(entries))
  }

  @Test(arguments: [1, 9, 300, 14_000])
  func `a file is found by its path, and no other`(count: Int) throws {
    let entries = Self.entries(count, seed: 3)
    let indices = Dictionary(
      uniqueKeysWithValues: Self.inOrder(entries).enumerated().map {
        (Array($1.path.utf8), $0)
      })
    var finder = SortedEntries.Finder(try Self.sorted(entries))
    for entry in entries.prefix(400) {
      let found = try finder.find(entry.path)
      #expect(found.map(\.entry) == [entry])
      #expect(found.map(\.index) == [indices[Array(entry.path.utf8)]])
      for other in [entry.path + "!", String(entry.path.dropLast()) + "\u{1}", "", "~"] {
        let isThere = indices[Array(other.utf8)] != nil
        #expect(try finder.find(other).isEmpty == !isThere)
      }
    }
  }

  @Test(arguments: [0, 1, 60, 14_000])
  func `a manifest has its files in order, and is read back as it was`(count: Int) throws {
    let project = try Project("")
    let folder = try Directory.make(FilePath(project.output.path))
    let entries = Self.entries(count, seed: 7)
    let origin = Manifest.Origin(
      plan: Digest(of: [1]), shard: .whole, input: nil, configuration: "mintmark.yml",
      locales: 3, drawings: 2, fonts: [])
    var files = OutputFiles(folder)
    try Manifest(origin: origin, entries: try Self.sorted(entries)).write("m.json", to: &files)
    let lines = Self.inOrder(entries).map {
      #"{"path":"\#($0.path)","recipe":"\#($0.record.fingerprint.hex)","#
        + #""sha256":"\#($0.record.content.hex)","bytes":\#($0.record.size)}"#
    }
    let text = try #require(project.files["m.json"].map { String(decoding: $0, as: UTF8.self) })
    let body = lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n")
    #expect(
      text.utf8.elementsEqual((text.prefix { $0 != "]" } + "],\"files\":[\n\(body)]}\n").utf8))
    guard case .manifest(let read) = try Manifest.read("m.json", in: folder) else {
      Issue.record("the manifest is not valid")
      return
    }
    #expect(read.origin == origin)
    #expect(try Self.all(read.entries) == Self.inOrder(entries))
    // As other readers read it.
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    // Out of order, or a file twice: someone changed it.
    if lines.count > 1 {
      for broken in [lines.reversed(), [lines[0]] + lines] {
        let changed = text.replacing(body, with: broken.joined(separator: ",\n") + "\n")
        try project.write(changed, to: "out/m.json")
        guard case .damaged = try Manifest.read("m.json", in: folder) else {
          Issue.record("a manifest that someone changed is valid")
          return
        }
      }
    }
  }

  @Test func `manifest and journal are read together, path by path`() throws {
    let project = try Project("")
    let folder = try Directory.make(FilePath(project.output.path))
    var files = OutputFiles(folder)
    let (listed, noted) = (Self.entries(300, seed: 1), Self.entries(500, seed: 2))
    let origin = Manifest.Origin(
      plan: Digest(of: []), shard: .whole, input: nil, configuration: nil, locales: 0,
      drawings: 0, fonts: [])
    try Manifest(origin: origin, entries: try Self.sorted(listed))
      .write(OutputOwner.standard.manifestName, to: &files)
    let journal = try Journal.open(of: .standard, in: folder, isDurable: false)
    for entry in noted {
      var line: [UInt8] = []
      EntryLine.append(entry.path, entry.record, to: &line)
      try journal.note(line)
    }
    let recorded = try RecordedOutput.read(of: .standard, from: folder, scratch: nil)
    #expect(recorded.hasJournal && recorded.count == listed.count + noted.count)
    let indices = Self.inOrder(listed) + Self.inOrder(noted)
    var paths: [String] = []
    var finder = RecordedOutput.Finder(recorded)
    try recorded.forEachPath { path, entries throws(PipelineError) in
      let path = path.pathText
      paths.append(path)
      let expected = indices.indices.filter {
        indices[$0].path.utf8.elementsEqual(path.utf8)
      }
      #expect(entries.map(\.index) == expected)
      #expect(entries.map(\.record) == expected.map { indices[$0].record })
      #expect(try finder.find(path).map(\.index) == expected)
    }
    #expect(paths.count == Set(indices.map { Array($0.path.utf8) }).count)
    #expect(
      paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
