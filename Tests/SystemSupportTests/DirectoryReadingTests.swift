import Foundation
import SystemSupport
import Testing

@Suite struct DirectoryReadingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func entries(_ name: String = "", followsLink: Bool = true) throws -> [String: Bool] {
    let entries = try Directory.entries(of: FilePath(path(name)), followsLink: followsLink)
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.name.string, $0.isFolder) })
  }

  @Test func `every entry is listed, and only a folder itself is one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
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

  @Test func `a file below a folder is read, unless it is too long or a link`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("text".utf8).write(to: URL(fileURLWithPath: path("a")))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("a"))
    var walker = DirectoryWalker(try #require(try Directory.open(FilePath(folder.path))))
    #expect(try walker.bytes(of: "a", limit: 4) == Array("text".utf8))
    #expect(try walker.bytes(of: "none", limit: 4) == nil)
    #expect(try walker.bytes(of: "none/b", limit: 4) == nil)
    for (name, limit) in [("a", 3), ("link", 4)] as [(FilePath, Int)] {
      do {
        _ = try walker.bytes(of: name, limit: limit)
        Issue.record("\(name) was read")
      } catch {
        #expect(error.path.lastComponent == name.lastComponent)
      }
    }
  }
}
