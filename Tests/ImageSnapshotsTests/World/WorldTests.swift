import Foundation
import ImageSnapshots
import RasterImage
import SnapshotSupport
import Testing
import TextOutlines

/// This repository's own pictures.
@Suite struct WorldTests {
  @Test func `the versions the references were made with are noted`() throws {
    let environment = try PictureEnvironment(Typesetter())
    let recorded = PictureEnvironment.recorded
    let text = environment.lines.joined(separator: "\n") + "\n"
    if try PictureEnvironment.file.record(text, isWrong: recorded != environment) { return }
    let known = try #require(recorded, "Snapshots/ENVIRONMENT is missing: record it")
    if let difference = environment.difference(from: known) {
      Issue.record(Comment(rawValue: difference), severity: .warning)
    }
  }

  @Test func `every locale's geometry, outlines and pixels are those of the table`() throws {
    let typesetter = try Typesetter()
    let table = try WorldTable(typesetter)
    let recorded = WorldTable.file.text.map { WorldTable($0) }
    let changes = recorded.map { table.changes(from: $0) } ?? []
    let namesVersion = WorldTable.file.text?.hasPrefix(WorldTable.head + "\n") == true
    if try WorldTable.file.record(table.text, isWrong: !changes.isEmpty || !namesVersion) { return }
    #expect(recorded != nil, "Snapshots/world.tsv is missing: record it")
    #expect(namesVersion, "Snapshots/world.tsv has the symbols of another CLDR: record it")
    guard !changes.isEmpty else { return }
    let shown = changes.prefix(20).joined(separator: "\n")
    let message = "\(changes.count) of \(table.lines.count) locales changed:\n\(shown)"
    guard let versions = try PictureEnvironment.difference() else {
      Issue.record(Comment(rawValue: message))
      return
    }
    // With other versions digests differ by right; the pictures are compared with a tolerance.
    Issue.record(
      Comment(rawValue: "\(versions): the digests are listed and not held against it.\n\(message)"),
      severity: .warning)
  }

  @Test func `a changed line says what moved`() {
    func line(_ symbol: String, _ geometry: String, _ scene: String, _ pixels: String) -> String {
      "head\nfr_CH\t\(symbol)\t\(geometry)\t\(scene)\t\(pixels)\n"
    }
    let old = WorldTable(line("CHF", "1", "2", "3"))
    func change(_ text: String) -> [String] { WorldTable(text).changes(from: old) }
    #expect(change(line("CHF", "1", "2", "3")) == [])
    #expect(change(line("CHF", "1", "2", "4")) == ["fr_CH: the rasterisation moved"])
    #expect(change(line("CHF", "1", "4", "4")) == ["fr_CH: the outlines moved"])
    #expect(change(line("CHF", "4", "4", "4")) == ["fr_CH: the geometry moved"])
    #expect(change(line("Fr.", "4", "4", "4")) == ["fr_CH: the symbol was CHF and is Fr."])
    #expect(change("head\n") == ["fr_CH: it is gone"])
  }

  @Test func `other versions are named, and nothing else`() {
    let old = PictureEnvironment(lines: ["cairo 1.16.0", "harfbuzz 6.0.0"])
    let new = PictureEnvironment(lines: ["cairo 1.18.0", "harfbuzz 6.0.0"])
    #expect(old.difference(from: old) == nil)
    #expect(
      new.difference(from: old)
        == "the references were made with cairo 1.16.0, and this is cairo 1.18.0")
  }

  @Test func `no reference is as large as 32 KiB, and each is a picture`() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: RecordedFile.folder)
    let pictures = names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
    try #require(!pictures.isEmpty)
    for name in pictures {
      let bytes = Array(try Data(contentsOf: RecordedFile(name: name).url))
      #expect(bytes.count < 32 << 10, "\(name)")
      #expect(throws: Never.self) { try PNG.decode(bytes) }
    }
  }
}
