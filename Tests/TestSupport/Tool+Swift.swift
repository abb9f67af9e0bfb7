package import Foundation

extension Tool {
  /// The Swift toolchain's programs, with the whole environment of the tests, where their caches are.
  ///
  /// They get no `TMPDIR`, as the driver of Swift 6.3 crashes where that is not ASCII.
  package static func swift(_ program: String = "swift", folder: URL? = nil) -> Tool {
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = nil
    return Tool(program: program, environment: environment, folder: folder)
  }
}
