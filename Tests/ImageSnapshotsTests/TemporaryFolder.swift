import Foundation
import ImageComparison
import ImageSnapshots
import RasterImage
import TestPictures

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(
      path: "mintmark-snapshots-\(UUID().uuidString)"
    ).path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders above it.
  func write(_ bytes: [UInt8], _ name: String) throws {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ picture: TestPicture, _ name: String) throws {
    try write(EncodedPicture.encode(picture.pixmap), name)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Every file below the folder, by its relative path, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self.path($0), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
