#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file in a folder that only grows, such as a journal; several threads may add to it.
package final class AppendOnlyFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let isDurable: Bool

  /// Opens a file of the folder itself, made where there is none; a last line that was torn is ended.
  ///
  /// - Parameter isDurable: whether what is added is on the disk when ``append(_:)`` returns.
  package init(
    _ name: String, in folder: Directory, isDurable: Bool
  ) throws(FileError) {
    var walker = DirectoryWalker(folder)
    descriptor = try walker.openForAppending(name)
    path = folder.path(of: name)
    self.isDurable = isDurable
  }

  deinit { close(descriptor) }

  /// Adds bytes in one call to the system, which keeps those of several threads apart.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    var code = AtomicFile.writeAll(bytes, to: descriptor)
    if code == 0, isDurable { code = synchronize(descriptor) }
    if code != 0 { throw FileError(.write, path: path, code: code) }
  }
}
