package import SystemPackage

#if canImport(Darwin)
  import Darwin
#else
  internal import CProcess
#endif

/// The file of the running program: the auxiliary vector's `AT_EXECFN`, as `/proc` may be missing;
/// `_NSGetExecutablePath` on Apple's systems.
package enum ProgramFile {
  /// The absolute path without links; nil where the system doesn't know it, or the file is gone.
  ///
  /// It is right as long as the process has not left the working folder it was started in.
  package static var path: FilePath? {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return FilePath(platformString: buffer).resolved()
    #else
      guard let name = cprocess_program_file() else { return nil }
      return FilePath(platformString: name).resolved()
    #endif
  }
}
