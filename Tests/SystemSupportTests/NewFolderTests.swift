import Foundation
import Testing

@testable import SystemSupport

/// Several files of a folder at once.
@Suite struct NewFolderTests {
  private let root: String
  private let directory: Directory

  init() throws {
    root =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    directory = try #require(try Directory.open(FilePath(root)))
  }

  private func path(_ name: String) -> String { root + "/" + name }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
  }

  private func content(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map { Array($0) }
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  private func makeFile(_ name: String) throws {
    try #require(FileManager.default.createFile(atPath: path(name), contents: Data([9])))
  }

  private let files: [(name: FilePath, bytes: [UInt8])] = [
    ("a", [1]), ("new/deep/a", [2]), ("new/deep/b", []), ("new/deep/c", [4]), ("new/d", [5]),
  ]

  private func expectFiles() throws {
    for file in files { #expect(content(file.name.string) == file.bytes) }
    #expect(
      try names().filter { !$0.hasSuffix("other") }
        == ["a", "new", "new/d", "new/deep", "new/deep/a", "new/deep/b", "new/deep/c"])
  }

  @Test(arguments: [false, true])
  func `files are written whether or not their folders are there`(isDurable: Bool) throws {
    for _ in 1...2 {
      var walker = DirectoryWalker(directory, isDurable: isDurable)
      var count = 0
      try walker.write(files) { count += $0 }
      #expect(count == files.count)
      try expectFiles()
    }
  }

  @Test func `many files of a folder are counted as they are written`() throws {
    var walker = DirectoryWalker(directory)
    let files = (0..<1000).map {
      (name: FilePath("new/\($0)"), bytes: [UInt8(truncatingIfNeeded: $0)])
    }
    var counts: [Int] = []
    try walker.write(files) { counts.append($0) }
    #expect(counts.reduce(0, +) == 1000 && counts.max() ?? 0 <= 64)
    #expect(try names().count == 1001)
    for file in files { #expect(content(file.name.string) == file.bytes) }
  }

  @Test(arguments: ["new", "new/deep"])
  func `a folder that was missing is found once its files are written`(folder: String) throws {
    var walker = DirectoryWalker(directory)
    var buffer: [UInt8] = []
    let files = ["a", "b"].map { (name: FilePath("\(folder)/\($0)"), bytes: [UInt8(7)]) }
    for file in files {
      #expect(try walker.read(file.name, limit: 9, into: &buffer) == .absent)
    }
    try walker.write(files) { _ in }
    for file in files {
      #expect(try walker.read(file.name, limit: 9, into: &buffer) == .bytes(1))
    }
  }

  @Test func `a folder that is there is not replaced`() throws {
    var walker = DirectoryWalker(directory)
    try walker.write([("new/a", [1]), ("new/b", [2])]) { _ in }
    let made = try #require(try Directory.open(FilePath(path("new")))).inode
    try walker.write([("new/c", [1]), ("new/d", [2])]) { _ in }
    #expect(try #require(try Directory.open(FilePath(path("new")))).inode == made)
    #expect(try names() == ["new", "new/a", "new/b", "new/c", "new/d"])
  }

  @Test(arguments: ["new/deep", "new/deep/a", "new/deep/other", "new/other"])
  func `a folder that another process makes meanwhile keeps its files`(name: String) throws {
    var walker = DirectoryWalker(directory)
    var buffer: [UInt8] = []
    #expect(try walker.read("new/deep/a", limit: 9, into: &buffer) == .absent)
    if name == "new/deep" {
      try makeFolder(name)
    } else {
      try makeFolder(FilePath(name).removingLastComponent().string)
      try makeFile(name)
    }
    try walker.write(files) { _ in }
    try expectFiles()
    if name.hasSuffix("other") { #expect(content(name) == [9]) }
  }

  @Test func `a folder that is removed between two writes is made again`() throws {
    var walker = DirectoryWalker(directory)
    try walker.write(files) { _ in }
    for folder in ["new/deep", "new"] {
      try FileManager.default.removeItem(atPath: path(folder))
      try walker.write(files) { _ in }
      try expectFiles()
    }
  }

  @Test func `a link or a file in place of a folder is an error, and nothing is left beside it`()
    throws
  {
    try makeFolder("away")
    try FileManager.default.createSymbolicLink(
      atPath: path("new"), withDestinationPath: "away")
    var walker = DirectoryWalker(directory)
    #expect(throws: FileError(.follow, path: FilePath(path("new")), code: .notDirectory)) {
      try walker.write(files) { _ in }
    }
    #expect(try names() == ["a", "away", "new"])
    try FileManager.default.removeItem(atPath: path("new"))
    try makeFile("new")
    #expect(throws: FileError(.write, path: FilePath(path("new")), code: .notDirectory)) {
      try walker.write(files) { _ in }
    }
    #expect(try names() == ["a", "away", "new"])
  }

  @Test func `hidden folders that killed runs left are removed, and those of a live one stay`()
    throws
  {
    for number in 1...3 {
      try makeFolder(".mintmark-1-\(number).tmp")
      for name in ["a", "b"] { try makeFile(".mintmark-1-\(number).tmp/\(name)") }
    }
    // Not the tool's, as those have files only.
    try makeFolder(".mintmark-1-2.tmp/other")
    let live = open(path(".mintmark-1-3.tmp"), O_RDONLY)
    defer { close(live) }
    try #require(flock(live, LOCK_EX) == 0)
    try directory.removeAbandonedFiles()
    #expect(
      try names() == [
        ".mintmark-1-2.tmp", ".mintmark-1-2.tmp/other", ".mintmark-1-3.tmp",
        ".mintmark-1-3.tmp/a", ".mintmark-1-3.tmp/b",
      ])
  }
}
