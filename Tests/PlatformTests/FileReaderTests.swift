import Foundation
import Platform
import Testing

@Suite struct FileReaderTests {
  @Test func `a file is read whole, or not at all where it is larger than the limit`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: url)
    #expect(try FileReader.bytes(of: url.path) == bytes)
    #expect(try FileReader.bytes(of: url.path, limit: bytes.count) == bytes)
    #expect(throws: FileError(.read, path: url.path, code: EFBIG)) {
      try FileReader.bytes(of: url.path, limit: bytes.count - 1)
    }
  }

  @Test func `a device that never ends is stopped at the limit`() throws {
    #expect(throws: FileError(.read, path: "/dev/zero", code: EFBIG)) {
      try FileReader.bytes(of: "/dev/zero", limit: 1 << 20)
    }
  }

  @Test func `the digests are those of FIPS 180-4`() {
    #expect(
      SHA256.hex([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      SHA256.hex(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
