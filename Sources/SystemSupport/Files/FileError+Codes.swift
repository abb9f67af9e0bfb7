#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileError {
  /// The code for a folder where a file is expected.
  package static let isDirectory: Int32 = EISDIR
}
