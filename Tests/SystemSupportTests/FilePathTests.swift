import Foundation
import SystemSupport
import TestSupport
import Testing

@Suite struct FilePathTests {
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
  }

  @Test func `files of the same text are not the same file`() {
  }

  @Test func `what is missing and what keeps nothing is no file`() {
    #expect(!path("none").isSameFile(as: path("none")))
    #expect(!FilePath("/dev/null").isSameFile(as: "/dev/null"))
  }
}
