import Foundation
import SystemSupport
import TestSupport
import Testing

@Suite struct DirectoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path(name) }

  private func entries(_ name: String = "", followsLink: Bool = true) throws -> [String: Bool] {
    let entries = try Directory.entries(of: FilePath(path(name)), followsLink: followsLink)
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.name.string, $0.isFolder) })
  }

  @Test func `every entry is listed, and only a folder itself is one`() throws {
    try FileManager.default.createDirectory(
      atPath: path("sub"), withIntermediateDirectories: false)
    try Data().write(to: URL(fileURLWithPath: path(".hidden")))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("sub"))
    #expect(try entries() == ["sub": true, ".hidden": false, "link": false])
    #expect(try entries("link") == [:])
    #expect(throws: FileError.self) { try entries("link", followsLink: false) }
    #expect(throws: FileError.self) { try entries("nowhere") }
    #expect(throws: FileError.self) { try entries(".hidden") }
  }

  @Test func `a folder that can't be made because of a file is an error of writing`() throws {
    try folder.write("", to: "file")
    for name in ["file", "file/sub"] {
      let error = #expect(throws: FileError.self) { try Directory.make(FilePath(path(name))) }
      #expect(error?.operation == .write, "\(name)")
    }
  }
}
