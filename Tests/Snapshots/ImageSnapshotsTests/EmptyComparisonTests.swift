import Foundation
import ImageSnapshots
import SystemSupport
import TestPictures
import TestSupport
import Testing

/// A comparison that could not fail is refused.
@Suite struct EmptyComparisonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "reference/a.png")
    try FileManager.default.createDirectory(
      atPath: folder.path("actual"), withIntermediateDirectories: true)
  }

  private func run(
    _ actual: String = "actual", rule: ComparisonRule = .exact, allowsObsolete: Bool = false
  ) throws -> Verification {
    try Verification.run(
      reference: folder.filePath("reference"), actual: folder.filePath(actual), rule: rule,
      allowsObsolete: allowsObsolete)
  }

  @Test func `a folder without pictures is refused, also where obsolete references pass`() throws {
    for name in ["actual", "reference"] { try folder.write([1], "\(name)/notes.txt") }
    for allowsObsolete in [false, true] {
      #expect(throws: SnapshotError.emptyFolder(actual: folder.filePath("actual"))) {
        try run(allowsObsolete: allowsObsolete)
      }
    }
  }

  @Test func `a folder is not compared with itself, whatever path leads to it`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "reference")
    for path in ["reference", "link", "actual/../reference"] {
      #expect(throws: SnapshotError.sameFolder(folder.filePath(path))) { try run(path) }
    }
  }

  @Test(arguments: ["a.png", "a.svg"])
  func `a picture that is its reference, by a link of either kind, is corrupt`(name: String) throws
  {
    try folder.write(TestPicture(2, 2), "actual/other.png")
    try folder.write(TestPicture(2, 2), "reference/other.png")
    try folder.write(TestPicture(2, 2), "reference/\(name)")
    if name == "a.svg" { try folder.write(TestPicture(2, 2), "actual/a.png") }
    let path = folder.path("actual/\(name)")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "../reference/\(name)")
    #expect(try run().failures.map(\.verdict) == [.corrupt])
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.linkItem(atPath: folder.path("reference/\(name)"), toPath: path)
    let found = try run()
    #expect(found.failures.map(\.verdict) == [.corrupt])
    #expect(found.failures.first?.summary.contains("are one file") == true)
    #expect(found.acceptance.isEmpty)
  }

  @Test func `a rule that allows any difference is refused`() throws {
    try folder.write(TestPicture(2, 2, .black), "actual/a.png")
    let rule = ComparisonRule(limits: [.ratio(5)])
    let error = ComparisonRuleError(parameter: .ratio, value: 5)
    #expect(throws: SnapshotError.rule(error)) { try run(rule: rule) }
    let file = SnapshotFile(
      folder: folder.path, topic: "t", name: "n", testFile: "/T.swift", function: "f()")
    let picture = SnapshotContent.picture(try folder.bytes("actual/a.png"))
    for mode in RecordMode.allCases {
      #expect(throws: SnapshotError.rule(error)) {
        try SnapshotChecker(picture, at: file, rule: rule).check(mode: mode)
      }
    }
  }

  @Test func `a picture of which every pixel is ignored fails, and is never accepted`() throws {
    try folder.write(TestPicture(2, 2, .black), "actual/a.png")
    let all = ComparisonRule(ignoring: [PixelRect(x: 0, y: 0, width: 9, height: 9)])
    var found = try run(rule: all)
    #expect(found.failures.map(\.verdict) == [.unchecked])
    #expect(found.acceptance.isEmpty)
    #expect(try found.accept(.all, allowing: .inCI).replaced == [])
    let reference = try folder.bytes("reference/a.png")
    try folder.write(reference, "t/n.png")
    let file = SnapshotFile(
      folder: folder.path, topic: "t", name: "n", testFile: "/T.swift", function: "f()")
    let picture = SnapshotContent.picture(try folder.bytes("actual/a.png"))
    let check = try SnapshotChecker(picture, at: file, rule: all).check(mode: .failed)
    #expect(check.failure?.contains("no pixel was compared") == true)
    #expect(try folder.bytes("t/n.png") == reference)
  }

  @Test func `a run that compares nothing is refused, where obsolete references pass`() throws {
    try folder.write(TestPicture(2, 2), "actual/b.png")
    try folder.write(TestPicture(2, 2), "reference/b.png")
    try folder.write([1], "actual/notes.txt")
    func run(_ pattern: String, allowsObsolete: Bool = true) throws -> Verification {
      try folder.verification(
        only: [NamePattern(FilePath(pattern))], allowsObsolete: allowsObsolete)
    }
    let error = SnapshotError.nothingCompared(actual: folder.filePath("actual"))
    #expect(throws: error) { try run("a.png") }
    #expect(throws: error) { try run("notes.txt", allowsObsolete: false) }
    #expect(try run("*.png").count(.same) == 1)
    #expect(try run("a.png", allowsObsolete: false).failures.map(\.verdict) == [.obsolete])
  }

  @Test func `a reference whose picture may be behind a link to a folder is not obsolete`() throws {
    try folder.write(TestPicture(2, 2), "actual/a.png")
    try folder.write(TestPicture(2, 2), "reference/sub/deep/x.png")
    try folder.write(TestPicture(2, 2, .black), "elsewhere/deep/x.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("actual/sub"), withDestinationPath: "../elsewhere")
    for allowsObsolete in [false, true] {
      let found = try run(allowsObsolete: allowsObsolete)
      #expect(found.failures.map(\.verdict) == [.corrupt])
      #expect(found.failures.first?.summary.contains("behind a link") == true)
    }
    var found = try run()
    #expect(try found.accept(.obsolete, allowing: [.inCI, .massRemoval]).removed == [])
    #expect(FileManager.default.fileExists(atPath: folder.path("reference/sub/deep/x.png")))
  }

  @Test
  func
    `results inside of a folder that is compared are refused, as the next run would compare them`()
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["reference", "actual"] { try folder.write(TestPicture(2, 2), "\(name)/a.png") }
    func check(_ report: String) throws {
      try Verification.checkIsOutside(
        output: folder.filePath(report), reference: folder.filePath("reference"),
        actual: folder.filePath("actual"))
    }
    for (report, inside) in [
      ("actual", "actual"), ("actual/out/new", "actual"), ("reference/out", "reference"),
    ] {
      #expect(throws: SnapshotError.outputInside(folder.filePath(inside))) { try check(report) }
    }
    try check("out")
    try check("actual-report")
  }
}
