import Foundation

/// A folder for readers that take files; it is gone when nothing refers to it any more.
final class ScratchFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file anew and answers its path.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ScratchError(code: errno) }
    defer { close(descriptor) }
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw ScratchError(code: errno)
    }
    return file
  }
}

/// Why a file of a scratch folder could not be written.
struct ScratchError: Error {
  var code: Int32
}
