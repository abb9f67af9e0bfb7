#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Adds to the end of a file, which several processes may do at once: `O_APPEND` of `open(2)`.
package enum AppendedFile {
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path: path) }
    var code = AtomicFile.writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw FileError(.write, path: path, code: code) }
  }
}
