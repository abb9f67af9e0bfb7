internal import CPlatform
package import SystemPackage

/// The file of the running program: `_NSGetExecutablePath` on Apple's systems, `AT_EXECFN` of the auxiliary
/// vector on others, because `/proc` may be missing.
package enum ProgramFile {
  /// The absolute path with symbolic links resolved; nil if the system doesn't know it or the file no longer
  /// exists.
  ///
  /// Call it before the process changes its working folder.
  package static var path: FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard cplatform_program_file(&buffer, UInt32(buffer.count)) else { return nil }
    return try? FilePath(platformString: buffer).realPath()
  }
}
