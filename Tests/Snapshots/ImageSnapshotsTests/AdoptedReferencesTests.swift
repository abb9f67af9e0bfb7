import TestSupport
import TestPictures
import Testing

import ImageSnapshots

@Suite struct AdoptedReferencesTests {
  @Test func `references of swift-snapshot-testing get the names that assertions look for`() throws
  {
    let folder = try TemporaryFolder()
    let root = "Tests/AppTests/__Snapshots__/Charts/"
    for name in ["one.1.png", "one.2.png", "two.dark.json", "three.1.txt", "three.txt", "old.png"] {
      try folder.write(name, to: root + name)
    }
    try folder.write("other", to: "Tests/AppTests/Charts/one.1.png")
    let outcome = try AdoptedReferences.adopt(in: folder.filePath("Tests"))
    #expect(outcome.moved.map { $0.to.path.lastComponent?.string } == ["one.png", "dark.json"])
    #expect(outcome.left.map { $0.from.path.lastComponent?.string } == ["three.1.txt"])
    #expect(
      try folder.files() == [
        "Tests/AppTests/Charts/one.1.png", root + "old.png", root + "one.2.png", root + "one.png",
        root + "three.1.txt", root + "three.txt", root + "two/dark.json",
      ])
    #expect(try folder.text(root + "one.png") == "one.1.png")
    let again = try AdoptedReferences.adopt(in: folder.filePath(root))
    #expect(again.moved.isEmpty)
    // The names are those of assertions: the first without a name, the second, and one with a name.
    for (name, number, expected) in [
      (nil, 1, "one.png"), (nil, 2, "one.2.png"), ("dark", 1, "two/dark.png"),
    ] {
      let file = SnapshotFile(
        folder: nil, topic: nil, name: name, testFile: "/x/Charts.swift",
        function: name == nil ? "one()" : "two()", suite: "Charts")
      #expect(file.numbered(number).referenceName("png") == "Charts/" + expected)
    }
  }
}
