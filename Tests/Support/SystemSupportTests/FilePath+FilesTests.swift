import Foundation
import SystemSupport
import TestSupport
import Testing

@Suite struct FilePathFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write("same text", to: name) }
  }

  private func path(_ name: String) -> FilePath { FilePath(folder.path(name)) }

  @Test func `links, hard links and other spellings are the same file`() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("a"))
    try manager.linkItem(atPath: folder.path("a"), toPath: folder.path("hard"))
    for name in [
      "a", "link", "hard", "./a",
      "../\(folder.path("a").split(separator: "/").dropLast().last ?? "")/a",
    ] {
      #expect(try path(name).isSameFile(as: path("a")), "\(name)")
      #expect(try path("a").isSameFile(as: path(name)), "\(name)")
    }
  }

  @Test func `files of the same text are not the same file`() throws {
    #expect(try !path("a").isSameFile(as: path("b")))
  }

  @Test func `what is missing and what keeps nothing is no file`() throws {
    #expect(try !path("none").isSameFile(as: path("none")))
    #expect(try !path("a/below").isSameFile(as: path("a")))
    #expect(try !FilePath("/dev/null").isSameFile(as: "/dev/null"))
  }
}
