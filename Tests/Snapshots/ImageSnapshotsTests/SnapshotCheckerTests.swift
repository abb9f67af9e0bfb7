import Foundation
import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

import ImageSnapshots

@Suite struct SnapshotCheckerTests {
  private let folder: TemporaryFolder
  private let file: SnapshotFile
  private let blue: SnapshotContent
  private let red: SnapshotContent

  init() throws {
    folder = try TemporaryFolder()
    file = SnapshotFile(
      folder: folder.path, topic: "badge", name: "one", testFile: "/T.swift", function: "f()")
    blue = .picture(try TestPicture(4, 4, RGBAColor(hex: 0x0000FF)).pixmap.png())
    red = .picture(try TestPicture(4, 4, RGBAColor(hex: 0xFF0000)).pixmap.png())
  }

  /// The files of the folder without the report of failures, which has a suite of its own.
  private func files() throws -> [String] {
    try folder.files().filter {
      ![".failures/results.json", ".failures/index.html"].contains($0)
    }
  }

  private func bytes(_ content: SnapshotContent) -> [UInt8] { content.bytes }

  private func check(_ content: SnapshotContent, _ mode: RecordMode) throws -> SnapshotCheck {
    try SnapshotChecker(content, at: file).check(mode: mode)
  }

  @Test func `a missing reference fails in every mode, and is recorded in all but never`() throws {
    let never = try check(blue, .never)
    #expect(never.failure?.hasPrefix("there is no reference") == true)
    #expect(never.attachments.map(\.name) == ["badge-one.actual.png"])
    // The file for an artifact of CI; nothing is recorded.
    #expect(try files() == [".failures/.gitignore", ".failures/pictures/actual/badge/one.png"])
    for mode in [RecordMode.missing, .failed, .all] {
      #expect(try check(blue, mode).failure?.hasPrefix("recorded") == true)
      #expect(try folder.bytes("badge/one.png") == bytes(blue))
      try FileManager.default.removeItem(atPath: folder.path("badge/one.png"))
    }
    #expect(try files() == [".failures/.gitignore"])
  }

  @Test func `what is as its reference passes, but for the mode all, which records and fails`()
    throws
  {
    _ = try check(blue, .missing)
    for mode in [RecordMode.never, .missing, .failed] {
      #expect(try check(blue, mode).failure == nil)
    }
    #expect(try check(blue, .all).failure != nil)
  }

  @Test func `a reference is not written again where its pixels, or its text, are unchanged`()
    throws
  {
    // The same pixels in other bytes.
    let other = try TestPicture(4, 4, RGBAColor(hex: 0x0000FF)).bytesWithResolution()
    try folder.write(other, "badge/one.png")
    try #require(other != bytes(blue))
    let failed = try check(blue, .all)
    #expect(failed.failure?.contains("is unchanged") == true)
    #expect(try folder.bytes("badge/one.png") == other)
    #expect(try check(red, .all).failure?.contains("recorded") == true)
    #expect(try folder.bytes("badge/one.png") == bytes(red))
  }

  @Test func `what differs fails, and is recorded by failed and all only`() throws {
    for mode in [RecordMode.never, .missing] {
      try folder.write(bytes(blue), "badge/one.png")
      #expect(try check(red, mode).failure?.contains("16 of 16 pixels differ") == true)
      #expect(try folder.bytes("badge/one.png") == bytes(blue))
    }
    for mode in [RecordMode.failed, .all] {
      try folder.write(bytes(blue), "badge/one.png")
      #expect(try check(red, mode).failure?.hasPrefix("recorded") == true)
      #expect(try folder.bytes("badge/one.png") == bytes(red))
    }
  }

  @Test func `a failure shows expected, difference and actual, also in a folder Git ignores`()
    throws
  {
    try folder.write(bytes(blue), "badge/one.png")
    let failed = try check(red, .never)
    #expect(
      failed.attachments.map(\.name) == [
        "badge-one.expected.png", "badge-one.difference.png", "badge-one.actual.png",
      ])
    #expect(
      try files() == [
        ".failures/.gitignore", ".failures/pictures/actual/badge/one.png",
        ".failures/pictures/difference/badge/one.png", ".failures/pictures/expected/badge/one.png",
        "badge/one.png",
      ])
    #expect(try folder.bytes(".failures/pictures/actual/badge/one.png") == bytes(red))
    #expect(try folder.bytes(".failures/.gitignore") == Array("*\n".utf8))
    #expect(try check(blue, .never).failure == nil)
    #expect(try files() == [".failures/.gitignore", "badge/one.png"])
  }

  @Test func `a damaged reference is a failure, a damaged snapshot is never recorded`() throws {
    try folder.write([1, 2, 3], "badge/one.png")
    #expect(try check(blue, .never).failure?.contains("not a valid PNG") == true)
    #expect(throws: SnapshotError.self) { try check(.picture([1, 2, 3]), .all) }
    #expect(try folder.bytes("badge/one.png") == [1, 2, 3])
  }

  @Test func `of texts the first line that differs is named, and the lines are shown`() throws {
    try folder.write(Array("one\ntwo\nthree\n".utf8), "badge/one.txt")
    #expect(try check(.text("one\ntwo\nthree\n"), .never).failure == nil)
    let failed = try check(.text("one\n2\nthree\n"), .never)
    #expect(failed.failure?.contains("line 2 was expected to be 'two' and is '2'") == true)
    let difference = try #require(failed.attachments.first { $0.name.contains("difference") })
    #expect(String(decoding: difference.bytes, as: UTF8.self) == " one\n-two\n+2\n three\n \n")
  }

  @Test func `a rule that tolerates the difference lets it pass`() throws {
    try folder.write(bytes(blue), "badge/one.png")
    var picture = TestPicture(4, 4, RGBAColor(hex: 0x0000FF))
    picture[1, 2] = .black
    let other = SnapshotContent.picture(try picture.pixmap.png())
    let lenient = ComparisonRule(limits: [.pixels(1)])
    #expect(try check(other, .never).failure != nil)
    #expect(try SnapshotChecker(other, at: file, rule: lenient).check(mode: .never).failure == nil)
  }

  @Test func `the mode is the test's own, then the environment's, then missing; in CI never`()
    throws
  {
    func mode(
      _ own: RecordMode?, _ text: String?, isCI: Bool = false, recordsInCI: Bool = false
    ) throws -> RecordMode {
      let environment = HostEnvironment(isCI: isCI, recordsInCI: recordsInCI, recordMode: text)
      return try .inForce(own, environment)
    }
    #expect(try mode(.failed, "all") == .failed)
    #expect(try mode(nil, "all") == .all)
    #expect(try mode(nil, nil) == .missing)
    #expect(try mode(.all, "all", isCI: true) == .never)
    #expect(try mode(.all, nil, isCI: true, recordsInCI: true) == .all)
    #expect(try mode(nil, "failed", isCI: true, recordsInCI: true) == .failed)
    #expect(try mode(nil, nil, isCI: true, recordsInCI: true) == .never)
    #expect(throws: SnapshotError.recordMode("yes")) { try mode(nil, "yes") }
  }

  @Test func `two assertions can't share a reference, letter case aside; one may use it again`()
    throws
  {
    let claims = ClaimedFiles()
    let upper = SnapshotFile(
      folder: folder.path, topic: "BADGE", name: "One", testFile: "/T.swift", function: "f()")
    let own = try claims.claim(file, for: blue, at: "T.swift:1:1")
    #expect(own.file == file && !own.isReused)
    #expect(try !claims.claim(file, for: blue, at: "T.swift:1:1").isReused)
    #expect(try claims.claim(file, for: red, at: "T.swift:1:1").isReused)
    #expect(throws: SnapshotError.self) { try claims.claim(file, for: blue, at: "T.swift:2:1") }
    #expect(throws: SnapshotError.self) { try claims.claim(upper, for: blue, at: "T.swift:2:1") }
    let text = SnapshotContent.text("a text has a file of its own")
    #expect(try claims.claim(file, for: text, at: "T.swift:3:1").file == file)
  }

  @Test func `assertions of a test without names are numbered, in a repeated test in the same way`()
    throws
  {
    let claims = ClaimedFiles()
    func name(_ content: SnapshotContent, _ line: Int, _ test: String? = "T/f()") throws -> String {
      try claims.claim(file, for: content, at: "T.swift:\(line):1", test: test).file.name
    }
    for _ in 0..<2 {
      #expect(try name(blue, 1) == "badge/one")
      #expect(try name(red, 2) == "badge/one.2")
      // Whatever the extension.
      #expect(try name(.text("a"), 3) == "badge/one.3")
    }
    // Another test, and a name of the same text.
    #expect(throws: SnapshotError.self) { try name(blue, 1, "T/g()") }
    #expect(throws: SnapshotError.self) { try name(blue, 5, nil) }
  }

  @Test func `a failure ends in a command that compares the files, quoted for a shell`() throws {
    try folder.write(bytes(blue), "badge/one.png")
    try folder.write(Array("a".utf8), "badge/one.txt")
    /// The words of the command as a shell reads them.
    func command(_ content: SnapshotContent) throws -> [Substring] {
      let line = try #require(try check(content, .never).failure?.split(separator: "\n").last)
      return try Tool(program: "sh").succeed("-c", "printf '%s\\n' \(line)")
        .split(separator: "\n")
    }
    let path = folder.path
    #expect(
      try command(red)
        == [
          "mintmark", "diff", "\(path)/badge/one.png",
          "\(path)/.failures/pictures/actual/badge/one.png",
        ])
    #expect(
      try command(.text("b"))
        == [
          "diff", "-u", "\(path)/badge/one.txt", "\(path)/.failures/pictures/actual/badge/one.txt",
        ])
  }

  @Test func `data is compared byte for byte, or by a function of its own`() throws {
    let lengths: @Sendable ([UInt8], [UInt8]) throws -> SnapshotDifference? = { expected, actual in
      guard actual != [0] else { throw CocoaError(.fileReadCorruptFile) }
      if expected.count == actual.count { return nil }
      return SnapshotDifference("\(actual.count) bytes and not \(expected.count)", file: [7])
    }
    try folder.write([1, 0], "badge/one.bin")
    #expect(try check(.data([1, 0]), .never).failure == nil)
    #expect(try check(.data([1, 3]), .never).failure?.contains("from byte 2 on") == true)
    func own(_ bytes: [UInt8]) throws -> SnapshotCheck {
      try check(.data(bytes, fileExtension: "bin", difference: lengths), .never)
    }
    #expect(try own([8, 9]).failure == nil)
    #expect(try own([8]).failure?.contains("1 bytes and not 2") == true)
    #expect(try folder.bytes(".failures/pictures/difference/badge/one.bin") == [7])
    #expect(try own([0]).failure?.contains("they can't be compared: ") == true)
    #expect(SnapshotContent.data([], fileExtension: "../a").fileExtension == "+2e+.+2f+a")
  }

  @Test func `a suite whose name is not that of its file has a folder of its own`() {
    func name(_ suite: String?, named: String? = nil, topic: String? = nil) -> String {
      SnapshotFile(
        folder: nil, topic: topic, name: named, testFile: "/T/FileTests.swift", function: "f()",
        suite: suite
      ).name
    }
    #expect(name(nil) == "FileTests/f")
    #expect(name("FileTests") == "FileTests/f")
    #expect(name("Other") == "FileTests/Other/f")
    #expect(name("Other", named: "a") == "FileTests/Other/f/a")
    #expect(name("Other", topic: "t") == "t/f")
  }

  @Test func `used references are noted, a line each, by many at once`() async throws {
    let (list, file, blue) = (folder.path("used"), file, blue)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { try UsedReferences.note(file, blue, in: list) }
      }
      try await group.waitForAll()
    }
    let lines = String(decoding: try folder.bytes("used"), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 50)
    #expect(Set(lines) == [Substring(folder.path("badge/one.png"))])
  }
}
