package import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file that several threads read, each at offsets of its own: `pread(2)`.
package final class PositionedFile: Sendable {
  private let file: FileDescriptor
  let path: FilePath

  /// - Parameters:
  ///   - file: closed with this object.
  ///   - path: the file's path, for errors.
  package init(_ file: FileDescriptor, path: FilePath) {
    self.file = file
    self.path = path
  }

  deinit { file.closeQuietly() }

  /// Makes an empty file without a name, which is gone when it is closed or the process ends.
  ///
  /// - Parameter folder: its file system holds the bytes; nil for the system's temporary folder.
  package static func nameless(in folder: Directory?) throws(FileError) -> PositionedFile {
    let path =
      folder?.path ?? FilePath(Environment.nonEmptyValue("TMPDIR") ?? "/tmp")
    do throws(Errno) {
      // The folder is held open to the end of this function.
      let opened = folder?.handle == nil ? try FileDescriptor.open(path, .folder) : nil
      defer { opened?.closeQuietly() }
      guard let parent = opened ?? folder?.handle else { throw .noSuchFileOrDirectory }
      let (name, file) = try TemporaryFile.create(in: parent, .creatingToRead)
      do throws(Errno) {
        try parent.remove(name)
      } catch {
        file.closeQuietly()
        throw error
      }
      return PositionedFile(file, path: path)
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }

  /// Reads the bytes of a range, which end early where the file does; those before are replaced.
  package func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(FileError) {
    if buffer.count < range.count {
      buffer += repeatElement(0, count: range.count - buffer.count)
    } else {
      buffer.removeLast(buffer.count - range.count)
    }
    var done = 0
    do throws(Errno) {
      while done < range.count {
        let count = try systemCall {
          buffer.withUnsafeMutableBytes { bytes in
            pread(
              file.rawValue, bytes.baseAddress.map { $0 + done }, range.count - done,
              off_t(range.lowerBound + done))
          }
        }
        if count == 0 { break }
        done += count
      }
    } catch {
      throw FileError(.read, path: path, code: error)
    }
    buffer.removeLast(range.count - done)
  }

  /// Writes at the end; by one thread.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    do {
      try file.writeEverything(bytes)
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }
}
