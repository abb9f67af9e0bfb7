import Testing

import SystemSupport

@Suite struct EntryNameTests {
  @Test(arguments: [
    ("c", [], "c"), ("a/c", ["a"], "c"), ("a/bc/def/g.png", ["a", "bc", "def"], "g.png"),
    ("ä/\u{1F4B0}/é", ["ä", "\u{1F4B0}"], "é"), ("a//b/", ["a"], "b"),
  ])
  func `a path is cut into its folders and its last component`(
    path: String, folders: [FilePath], name: FilePath
  ) throws {
    let entry = try #require(EntryName(lastOf: FilePath(path)))
    #expect(entry.path == name)
    #expect(entry.folders.map(\.path) == folders)
    #expect(entry.hasFolders == !folders.isEmpty)
  }

  @Test func `an empty path has no last component`() {
    #expect(EntryName(lastOf: "") == nil)
  }

  @Test(arguments: [
    ("a/b", "a/c", true), ("a/b", "a/bcd", true), ("b", "c", true), ("a/b", "b", false),
    ("a/b", "x/b", false), ("ab/c", "a/bc", false), ("a/b/c", "a/b", false),
  ])
  func `names are beside each other if all of their folders are equal`(
    first: FilePath, second: FilePath, areBeside: Bool
  ) throws {
    let names = try [first, second].map { try #require(EntryName(lastOf: $0)) }
    #expect(names[0].isBeside(names[1]) == areBeside)
    #expect(names[1].isBeside(names[0]) == areBeside)
  }
}
