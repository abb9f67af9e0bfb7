internal import CPlatform
package import SystemPackage

/// The file of the running program: the auxiliary vector's `AT_EXECFN`, as `/proc` may be missing;
/// `_NSGetExecutablePath` on Apple's systems.
package enum ProgramFile {
  /// The absolute path without links; nil where the system doesn't know it, or the file is gone.
  ///
  /// Call it before the process changes its working folder.
  package static var path: FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard cplatform_program_file(&buffer, UInt32(buffer.count)) else { return nil }
    return FilePath(platformString: buffer).resolved()
  }
}
