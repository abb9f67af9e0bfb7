import ImageSnapshots
import TestPictures
import TestSupport
import Testing

@Suite struct TextDifferenceTests {
  @Test func `of a long text the three lines around each change are shown`() throws {
    let folder = try TemporaryFolder()
    for name in ["reference", "actual"] { try folder.write(TestPicture(2, 2), "\(name)/a.png") }
    let lines = (1...30).map(String.init)
    try folder.write(Array(lines.joined(separator: "\n").utf8), "reference/b.txt")
    let changed = lines.map { ["10": "ten", "21": "twenty-one"][$0] ?? $0 }
    try folder.write(Array(changed.joined(separator: "\n").utf8), "actual/b.txt")
    let found = try folder.verification(report: folder.filePath("report"))
    let picture = try #require(found.results().pictures.first { $0.name == "b.txt" })
    #expect(
      picture.lines == [
        "…", " 7", " 8", " 9", "-10", "+ten", " 11", " 12", " 13",
        "…", " 18", " 19", " 20", "-21", "+twenty-one", " 22", " 23", " 24", "…",
      ])
  }
}
