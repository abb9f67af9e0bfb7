import Foundation
import SystemSupport
import Testing

@Suite struct FileReaderTests {
  @Test func `a file is read whole, or not at all where it is larger than the limit`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: url)
    #expect(try FileReader.bytes(of: FilePath(url.path)) == bytes)
    #expect(try FileReader.bytes(of: FilePath(url.path), limit: bytes.count) == bytes)
    #expect(throws: FileError(.read, path: FilePath(url.path), code: .fileTooLarge)) {
      try FileReader.bytes(of: FilePath(url.path), limit: bytes.count - 1)
    }
  }

  @Test(arguments: ["/dev/zero", "/dev/null"])
  func `a device is refused at once`(path: String) {
    #expect(throws: FileError(.read, path: FilePath(path), code: FileError.notRegular)) {
      try FileReader.bytes(of: FilePath(path))
    }
  }

  @Test func `a pipe that nobody writes to is refused, not waited for`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-\(UUID().uuidString)").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    #expect(throws: FileError(.read, path: FilePath(path), code: FileError.notRegular)) {
      try FileReader.bytes(of: FilePath(path))
    }
  }
}
