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

  #if os(Linux)
    /// proc(5): the file has the size 0, and the arguments with a zero byte after each.
    @Test func `a file that reports no size is read to its end, in several pieces`() throws {
      let arguments = (0..<20).map { String(repeating: "\($0).", count: 3000) }
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      // Before the shell begins, the arguments are those of this process.
      let script = "echo begun; read -r line"
      process.arguments = ["-c", script, "sh"] + arguments
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      defer {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
      }
      try #require(try output.fileHandleForReading.read(upToCount: 1) != nil)
      let path = FilePath("/proc/\(process.processIdentifier)/cmdline")
      let expected = ["/bin/sh", "-c", script, "sh"] + arguments
      #expect(try FileReader.bytes(of: path) == expected.flatMap { Array($0.utf8) + [0] })
    }
  #endif

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
