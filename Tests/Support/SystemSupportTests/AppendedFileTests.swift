import SystemSupport
import TestSupport
import Testing

@Suite struct AppendedFileTests {
  @Test func `lines are added behind a line that was torn`() throws {
    let folder = try TemporaryFolder()
    try folder.write("torn", to: "log")
    let directory = try #require(try Directory.open(FilePath(folder.path)))
    for line in ["one\n", "two\n"] {
      try AppendedFile("log", in: directory).append(Array(line.utf8))
    }
    try AppendedFile(FilePath(folder.path("log"))).append(Array("three\n".utf8))
    #expect(
      try FileReader.bytes(of: FilePath(folder.path("log")))
        == Array("torn\none\ntwo\nthree\n".utf8))
  }
}
