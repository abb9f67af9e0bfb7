import Foundation
import TestSupport
import Testing

import SystemSupport

@Suite struct DirectoryWalkerTests {
  private let folder: TemporaryFolder
  private var root: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    for folder in ["in", "out"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
  }

  private func walker() throws -> DirectoryWalker {
    DirectoryWalker(try #require(try Directory.open(FilePath(root + "/in"))))
  }

  private func unsuitable(_ name: String, _ code: Errno) -> DirectoryWalker.ReadResult {
    .unsuitable(FileError(opening: FilePath("\(root)/in/\(name)"), to: .read, code: code))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/in/\(name)", withDestinationPath: target)
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").sorted()
  }

  @Test func `what is written is read, and gone once it is removed, with its empty folders`() throws
  {
    var walker = try walker()
    for name: FilePath in ["a", "b/c", "b/d/e", "b/d/f", "a"] {
      try walker.write([1, 2, 3], to: name)
    }
    #expect(try names("in") == ["a", "b", "b/c", "b/d", "b/d/e", "b/d/f"])
    #expect(try walker.read("b/d/e", limit: 3) == .bytes([1, 2, 3]))
    #expect(try walker.read("b/d/e", limit: 2) == unsuitable("b/d/e", .fileTooLarge))
    #expect(try walker.read("b/d", limit: 9) == unsuitable("b/d", .isDirectory))
    #expect(try walker.read("b/x/e", limit: 3) == .absent)
    #expect(try walker.read("a/x", limit: 3) == .absent)
    for name: FilePath in ["b/d/e", "b/d/f"] { try walker.remove(name) }
    #expect(try names("in") == ["a", "b", "b/c"])
    try walker.remove("b/c")
    try walker.remove("no/such")
    #expect(try names("in") == ["a"])
  }

  @Test func `nothing is read, written or removed through a link to a folder`() throws {
    _ = FileManager.default.createFile(atPath: root + "/out/secret", contents: Data([7]))
    try link("zz", to: "../out")
    var walker = try walker()
    let error = FileError(.follow, path: FilePath(root + "/in/zz"), code: .notDirectory)
    func expectRefusal(_ body: () throws -> Void) {
      let thrown = #expect(throws: FileError.self, performing: body)
      #expect(thrown?.operation == error.operation && thrown?.path == error.path)
    }
    expectRefusal { _ = try walker.read("zz/secret", limit: 9) }
    expectRefusal { try walker.write([1], to: "zz/secret") }
    expectRefusal { try walker.write([1], to: "zz/new/deep") }
    expectRefusal { try walker.remove("zz/secret") }
    expectRefusal { _ = try walker.type(of: "zz/secret") }
    #expect(FileManager.default.contents(atPath: root + "/out/secret") == Data([7]))
    #expect(try names("out") == ["secret"])
    #expect(try walker.type(of: "zz") == .symbolicLink)
  }

  @Test func `bytes are a file's, nil where there is none, and an error for anything else`() throws
  {
    var walker = try walker()
    try walker.write(Array("text".utf8), to: "a")
    try link("link", to: "a")
    #expect(try walker.bytes(of: "a", limit: 4) == Array("text".utf8))
    for name: FilePath in ["none", "none/b"] {
      #expect(try walker.bytes(of: name, limit: 4) == nil)
    }
    for (name, limit) in [("a", 3), ("link", 4)] as [(FilePath, Int)] {
      let error = #expect(throws: FileError.self) { try walker.bytes(of: name, limit: limit) }
      #expect(error?.path.lastComponent == name.lastComponent)
    }
  }

  @Test func `a link under a file's name is replaced or removed itself`() throws {
    _ = FileManager.default.createFile(atPath: root + "/out/secret", contents: Data([7]))
    for name in ["written", "removed"] { try link(name, to: "../out/secret") }
    var walker = try walker()
    #expect(
      try walker.read("written", limit: 9) == unsuitable("written", .tooManySymbolicLinkLevels))
    try walker.write([1], to: "written")
    try walker.remove("removed")
    #expect(FileManager.default.contents(atPath: root + "/out/secret") == Data([7]))
    #expect(try walker.type(of: "written") == .regular)
    #expect(try names("in") == ["written"])
  }

  @Test func `a folder that was swapped for a link between two writes leads nowhere`() throws {
    var walker = try walker()
    try walker.write([1], to: "a/one")
    try walker.write([1], to: "b/one")
    try FileManager.default.moveItem(atPath: root + "/in/a", toPath: root + "/in/moved")
    try link("a", to: "../out")
    #expect(throws: FileError.self) { try walker.write([2], to: "a/two") }
    #expect(try names("out").isEmpty)
  }

  @Test func `a folder that was removed meanwhile is made again`() throws {
    var walker = try walker()
    try walker.write([1], to: "a/one")
    try FileManager.default.removeItem(atPath: root + "/in/a")
    try walker.write([2], to: "a/two")
    #expect(try names("in") == ["a", "a/two"])
  }

  @Test func `a folder that was missing is found once something is in it, made here or elsewhere`()
    throws
  {
    var walker = try walker()
    #expect(try walker.read("new/deep/a", limit: 9) == .absent)
    try FileManager.default.createDirectory(
      atPath: root + "/in/new/deep", withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: root + "/in/new/deep/other", contents: Data([9]))
    try walker.write([7], to: "new/deep/a")
    #expect(try walker.read("new/deep/a", limit: 9) == .bytes([7]))
    #expect(try walker.read("new/deep/other", limit: 9) == .bytes([9]))
    for folder in ["new/deep", "new"] {
      try FileManager.default.removeItem(atPath: "\(root)/in/\(folder)")
      try walker.write([8], to: "new/deep/a")
      #expect(try names("in").filter { $0.hasPrefix("new") } == ["new", "new/deep", "new/deep/a"])
    }
  }

  @Test func `a file in place of a folder is an error, and nothing is left beside it`() throws {
    _ = FileManager.default.createFile(atPath: root + "/in/new", contents: Data([9]))
    var walker = try walker()
    #expect(throws: FileError(.write, path: FilePath(root + "/in/new"), code: .notDirectory)) {
      try walker.write([1], to: "new/deep/a")
    }
    #expect(try names("in") == ["new"])
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file is read whole up to the limit`(size: Int) throws {
    var walker = try walker()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try walker.write(bytes, to: "file")
    for limit in [size, size + 1, 1 << 40, .max] {
      #expect(try walker.read("file", limit: limit) == .bytes(bytes))
    }
    if size > 0 {
      #expect(try walker.read("file", limit: size - 1) == unsuitable("file", .fileTooLarge))
    }
  }

  @Test(arguments: [false, true])
  func `a pipe is neither read nor appended to, and nobody waits for it`(hasWriter: Bool) throws {
    try #require(mkfifo(root + "/in/pipe", 0o600) == 0)
    let writer = hasWriter ? open(root + "/in/pipe", O_RDWR | O_NONBLOCK) : -1
    defer { if hasWriter { close(writer) } }
    var walker = try walker()
    #expect(try walker.read("pipe", limit: 9) == unsuitable("pipe", FileError.notRegular))
    #expect(throws: FileError.self) { try walker.bytes(of: "pipe", limit: 9) }
    let path = FilePath(root + "/in/pipe")
    #expect(throws: FileError(.write, path: path, code: FileError.notRegular)) {
      try AppendedFile("pipe", in: walker.directory)
    }
  }

  @Test func `a name that is not UTF-8 is a file like any other`() throws {
    let name = FilePath(platformString: [CChar(bitPattern: 0xFF), 0x61, 0])
    var walker = try walker()
    try walker.write([1, 2], to: name)
    #expect(try walker.read(name, limit: 2) == .bytes([1, 2]))
    let entries = try Directory.entries(of: FilePath(root + "/in"), followsLink: false)
    #expect(entries.map(\.name) == [name.lastComponent])
    #expect(name.displayText == "\u{FFFD}a")
    try walker.remove(name)
    #expect(try names("in").isEmpty)
  }
}
