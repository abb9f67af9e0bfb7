import Foundation
import Messages
import Testing

@Suite struct EmbeddedFileTests {
  /// The files of the folders that hold pages and templates.
  private static let files = files(inFoldersNamed: ["Templates", "Page", "Pages"])
  private static let tables = files(inFoldersNamed: ["Tables"])

  private static func files(inFoldersNamed names: [String]) -> [URL] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardized
    let all =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? []
    return all.filter {
      names.contains($0.deletingLastPathComponent().lastPathComponent) && !$0.hasDirectoryPath
    }
  }

  @Test func `every page and template is compiled in as it is`() throws {
    #expect(Self.files.count > 40)
    for file in Self.files {
      #expect(
        EmbeddedFile.bytes(named: file.lastPathComponent) == [UInt8](try Data(contentsOf: file)),
        "\(file.lastPathComponent) is not in Sources/C/CEmbeddedFiles/files.c")
    }
  }

  @Test func `a name is that of one file`() {
    #expect(Set(Self.files.map(\.lastPathComponent)).count == Self.files.count)
    #expect(EmbeddedFile.bytes(named: "no such file") == nil)
  }

  @Test func `every table is compiled in as it is`() throws {
    #expect(Self.tables.count > 10)
    for file in Self.tables {
      #expect(
        EmbeddedFile.table(named: file.lastPathComponent).map { Array($0) }
          == [UInt8](try Data(contentsOf: file)),
        "\(file.lastPathComponent) is not in Sources/C/CEmbeddedFiles/tables.c")
    }
    #expect(EmbeddedFile.table(named: "names") == nil)
  }
}
