package import Foundation

extension Tool {
  /// The Swift toolchain's programs, with the whole environment of the tests, where their caches are.
  ///
  /// They get no `TMPDIR`, as the driver of Swift 6.3 crashes where that is not ASCII, and neither variable that
  /// changes the targets of this package.
  package static func swift(_ program: String = "swift", folder: URL? = nil) -> Tool {
    var environment = ProcessInfo.processInfo.environment
    for name in ["TMPDIR", "MINTMARK_RELEASE", "MINTMARK_TESTS"] { environment[name] = nil }
    return Tool(program: program, environment: environment, folder: folder)
  }
}
