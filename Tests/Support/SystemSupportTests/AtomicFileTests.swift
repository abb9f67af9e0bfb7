import Foundation
import SystemSupport
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path(name) }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  @Test func `a file is made or replaced, and nothing is left beside it`() throws {
    try AtomicFile.write(Array("one".utf8), to: FilePath(path("a")))
    #expect(try folder.text("a") == "one")
    try AtomicFile.write(Array("two".utf8), to: FilePath(path("a")))
    #expect(try folder.text("a") == "two")
    #expect(folder.names == ["a"])
  }

  @Test(arguments: [0o600, 0o755])
  func `a file that is replaced keeps its permissions, and its other names the old bytes`(
    permissions: Int
  ) throws {
    try folder.write("one", to: "a")
    try FileManager.default.linkItem(atPath: path("a"), toPath: path("b"))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path("a"))
    try AtomicFile.write(Array("two".utf8), to: FilePath(path("a")))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("a"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == permissions)
    #expect(try folder.text("a") == "two" && folder.text("b") == "one")
  }

  @Test func `a link is followed to the file, and stays a link`() throws {
    try AtomicFile.write([], to: FilePath(path("real")))
    try link("near", to: "real")
    try link("far", to: path("near"))
    try AtomicFile.write(Array("x".utf8), to: FilePath(path("far")))
    #expect(try folder.text("real") == "x")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("near")) == "real")
    #expect(folder.names == ["far", "near", "real"])
  }

  @Test func `a link to nothing yet makes the file it names`() throws {
    try link("link", to: "real")
    try AtomicFile.write(Array("x".utf8), to: FilePath(path("link")))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "real")
    #expect(try folder.text("real") == "x")
  }

  @Test func `links that lead in a circle are an error`() throws {
    try link("a", to: "b")
    try link("b", to: "a")
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: FilePath(path("a"))) }
    #expect(folder.names == ["a", "b"])
  }

  @Test func `what killed runs left is removed, and what a live process writes stays`() throws {
    let abandoned = (1...20).map { ".mintmark-1-\($0).tmp" }
    for name in abandoned { _ = FileManager.default.createFile(atPath: path(name), contents: nil) }
    _ = FileManager.default.createFile(atPath: path(".mintmark-manifest.json"), contents: nil)
    let live = open(path(".mintmark-2-1.tmp"), O_WRONLY | O_CREAT, 0o600)
    defer { close(live) }
    try #require(flock(live, LOCK_EX) == 0)
    try AtomicFile.write(Array("x".utf8), to: FilePath(path("a")))
    #expect(try folder.text("a") == "x")
    #expect(folder.names == [".mintmark-2-1.tmp", ".mintmark-manifest.json", "a"])
  }

  @Test func `a folder and a link are left alone, whatever their name`() throws {
    try FileManager.default.createDirectory(
      atPath: path(".mintmark-1-1.tmp"), withIntermediateDirectories: false)
    try link(".mintmark-1-2.tmp", to: "real")
    try AtomicFile.write([1], to: FilePath(path("a")))
    #expect(folder.names == [".mintmark-1-1.tmp", ".mintmark-1-2.tmp", "a"])
  }

  @Test func `a folder, and a folder that is not there, can't be written`() throws {
    for (name, code) in [("", Errno.isDirectory), ("no/such", .noSuchFileOrDirectory)] {
      let path = FilePath(folder.path + "/" + name)
      #expect(throws: FileError(.write, path: path, code: code)) {
        try AtomicFile.write([1], to: path)
      }
    }
    #expect(throws: FileError.self) { try FilePath(ofFile: folder.path + "/slash/") }
    #expect(folder.names.isEmpty)
  }
}
