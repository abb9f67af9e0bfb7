import SystemSupport
import TestSupport
import Testing

import AssetPipeline

/// The rules for paths, the same on every system.
@Suite struct OutputPathTests {
  @Test(arguments: [
    "", "/etc/passwd", "../up.png", "a/../b.png", "a//b.png", "a/", "./a.png", "con.png", "a/NUL",
    "lpt1.svg", "a:b.png", "C:\\x", "a\\b.png", "a?.png", "tab\t.png", "dot.", "space ",
    ".mintmark-x", ".git/x", "a/.hidden/b", ".inf", String(repeating: "x", count: 256),
    "a\u{202E}gnp.b", "a/\u{2066}b", "a\u{85}b",
    "a\u{2028}b",
  ])
  func `paths that some system refuses are refused`(path: String) {
    #expect(throws: PipelineError.self) { try OutputPath.check(path) }
  }

  @Test(arguments: [
    "", "/etc/passwd", "../up.png", "a/../b.png", "a//b.png", "a/", "./a.png", "a/.", "a\\b",
    ".mintmark-manifest.json", "a/.mintmark-x", ".git/HEAD", ".env", "a/.b/c", "tab\t", "\u{0}",
  ])
  func `a recorded path that leads elsewhere or to the tool's own files is not followed`(
    path: String
  ) {
    #expect(!OutputPath.isBelowOutput(path))
  }

  @Test func `every path that a plan may have can be followed`() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "con", "NUL", "com1", "aux", "a", "9", ".", "..", "/", "-", "_", "@", "+", " ", ":", "é", "$",
      ".mintmark-", "lpt¹", "\u{1}", String(repeating: "x", count: 254),
    ]
    var allowed = 0
    for _ in 0..<20_000 {
      let path = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      guard (try? OutputPath.check(path)) != nil else { continue }
      allowed += 1
      #expect(OutputPath.isBelowOutput(path))
    }
    #expect(allowed > 500)
  }

  @Test(arguments: [
    "a.png", "a/b/c.png", "console.png", "ü/€.png", "a b.png", "nan",
    "a\u{200F}b",
  ])
  func `ordinary paths are accepted`(path: String) throws { try OutputPath.check(path) }

  @Test(arguments: [
    ("a/X.png", "a/x.png"), ("é.png", "e\u{301}.png"), ("É.png", "e\u{301}.png"),
    ("straße", "STRASSE"),
  ])
  func `paths that differ by case or Unicode form collide`(a: String, b: String) {
    #expect(throws: PipelineError.collision(a, b)) { try check([a, b]) }
  }

  @Test func `a file cannot be another's folder`() {
    #expect(throws: PipelineError.fileIsFolder("a/b", needed: "a/B/c")) {
      try check(["a/b", "a/B/c"])
    }
  }

  @Test func `two spellings of a folder collide`() {
    #expect(throws: PipelineError.collision("a/B", "a/b")) { try check(["a/B/c", "a/b/d"]) }
  }

  @Test func `different paths do not collide`() throws { try check(["a", "b", "c/a", "c/b"]) }

  private func check(_ paths: [String]) throws(PipelineError) { try OutputPath.check(paths) }

  @Test func `paths are refused where two are one file, or one is a folder of another`() {
    var random = SeededGenerator(seed: 5)
    func name() -> String {
      ["a", "A", "b", "ß", "SS", "c", "d"].randomElement(using: &random) ?? ""
    }
    for _ in 0..<500 {
      let paths = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        (0..<Int.random(in: 1...3, using: &random)).map { _ in name() + name() }
          .joined(separator: "/")
      }
      func isFolder(_ folder: String, of path: String) -> Bool {
        FilePath.folded(path).hasPrefix(FilePath.folded(folder) + "/")
      }
      func haveFolderTwice(_ path: String, _ other: String) -> Bool {
        zip(path.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
          .first { $0 != $1 }.map { FilePath.folded(String($0)) == FilePath.folded(String($1)) }
          ?? false
      }
      let collide = paths.indices.contains { first in
        paths.indices.contains { second in
          first != second && FilePath.folded(paths[first]) == FilePath.folded(paths[second])
            || isFolder(paths[first], of: paths[second])
            || haveFolderTwice(paths[first], paths[second])
        }
      }
      #expect(((try? check(paths)) == nil) == collide, "\(paths)")
    }
  }
}
