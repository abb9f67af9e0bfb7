import SnapshotSupport
import Testing
import TextOutlines

@Suite struct WorldTableTests {
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
}
