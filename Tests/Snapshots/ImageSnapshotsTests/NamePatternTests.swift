import ImageSnapshots
import SystemSupport
import TestPictures
import TestSupport
import Testing

/// Patterns choose the pictures that are compared and accepted.
@Suite struct NamePatternTests {
  @Test(arguments: [
    ("a.png", "a.png", true), ("a.png", "sub/a.png", true), ("a.png", "xa.png", false),
    ("*.png", "sub/deep/a.png", true), ("light/*.png", "light/a.png", true),
    ("light/*.png", "light/sub/a.png", false), ("light/**", "light/sub/a.png", true),
    ("light/**.png", "light/sub/a.svg", false), ("**/a.png", "x/y/a.png", true),
    ("?.png", "a.png", true), ("?.png", "ab.png", false), ("a?b/c", "a/b/c", false),
    ("*", "a/b", true), ("a*", "a", true), ("", "a", false), ("[ab].png", "a.png", false),
    ("***b", "aab", true), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func `a pattern matches bytes, folders and names`(pattern: String, name: String, isMatch: Bool) {
    #expect(
      NamePattern(FilePath(pattern)).matches(PictureName(FilePath(name))) == isMatch)
  }

  @Test func `only pictures that match are compared, accepted and counted`() throws {
    let folder = try TemporaryFolder()
    for name in ["light/a.png", "light/b.png", "dark/a.png", "dark/old.png"] {
      try folder.write(TestPicture(2, 2), "reference/\(name)")
    }
    for name in ["light/a.png", "light/b.png", "dark/a.png"] {
      try folder.write(TestPicture(2, 2, .black), "actual/\(name)")
    }
    func run(_ patterns: String...) throws -> Verification {
      try folder.verification(only: patterns.map { NamePattern(FilePath($0)) })
    }
    var found = try run("light/a.png", "dark/*")
    #expect(found.summary == "2 changed, 1 obsolete")
    found = try run("light/a.png")
    #expect(try found.accept(.all, allowing: .inCI).replaced == ["light/a.png"])
    #expect(try run("*").summary == "2 changed, 1 obsolete, 1 same")
    found = try run("old.png")
    #expect(try found.accept(.obsolete, allowing: .inCI).removed == ["dark/old.png"])
    #expect(throws: SnapshotError.noMatch) { try run("none.png") }
  }
}
