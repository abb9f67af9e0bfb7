package import SystemPackage

/// A file in a folder that only grows, such as a journal; several threads may add to it.
package final class AppendOnlyFile: Sendable {
  private let path: FilePath
  private let file: FileDescriptor

  /// Opens a file of the folder itself, made where there is none; a last line that was torn is
  /// ended.
  package init(_ name: FilePath.Component, in folder: Directory) throws(FileError) {
    file = try folder.openForAppending(name)
    path = folder.path.appending(name)
  }

  deinit { file.closeQuietly() }

  /// Adds bytes in one call to the system, which keeps those of several threads apart.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    do {
      try file.writeEverything(bytes)
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }
}
