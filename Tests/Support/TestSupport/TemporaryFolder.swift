package import Foundation

/// An empty folder that is removed when nothing refers to it any more.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of the files and folders directly in it, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Every file below the folder, by its relative path, sorted.
  package func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: self.path($0), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// Writes a file, with the folders above it.
  package func write(_ bytes: [UInt8], _ name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes a text in UTF-8, with the folders above it.
  package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), name) }

  /// The text of a file in UTF-8.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  package func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }
}
