import Foundation
import SystemSupport
import TestSupport
import Testing

@Suite struct FileReaderTests {
  @Test func `a file is read whole, or not at all where it is larger than the limit`() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder.path("a"))
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.write(bytes, "a")
    #expect(try FileReader.bytes(of: path) == bytes)
    #expect(try FileReader.bytes(of: path, limit: bytes.count) == bytes)
    #expect(throws: FileError(.read, path: path, code: .fileTooLarge)) {
      try FileReader.bytes(of: path, limit: bytes.count - 1)
    }
  }

  @Test(arguments: ["/dev/zero", "/dev/null"])
  func `a device is refused at once`(path: String) {
    #expect(throws: FileError(.read, path: FilePath(path), code: FileError.notRegular)) {
      try FileReader.bytes(of: FilePath(path))
    }
  }

  @Test func `a pipe that nobody writes to is refused, not waited for`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError(.read, path: FilePath(path), code: FileError.notRegular)) {
      try FileReader.bytes(of: FilePath(path))
    }
  }
}
