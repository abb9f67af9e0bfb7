package import SystemPackage

/// Adds to the end of a file, which several processes may do at once: `O_APPEND` of `open(2)`.
package enum AppendedFile {
  package static func append(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    do throws(Errno) {
      let file = try FileDescriptor.open(path, .appending)
      do throws(Errno) {
        try file.writeEverything(bytes)
      } catch {
        file.closeQuietly()
        throw error
      }
      try file.closeWritten()
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }
}
