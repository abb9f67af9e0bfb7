package import Foundation

extension Tool {
  /// strace(1), which starts the tool behind `--`.
  ///
  /// LeakSanitizer traces the process as well, which only one can do.
  package static func strace(in folder: URL?) -> Tool {
    let options = ProcessInfo.processInfo.environment["ASAN_OPTIONS"].map { $0 + ":" } ?? ""
    return Tool(
      program: "strace", environment: ["ASAN_OPTIONS": options + "detect_leaks=0"], folder: folder)
  }

  /// Whether processes can be traced here, which a container may forbid.
  package static func canTrace() throws -> Bool {
    try Tool(program: "strace").run("-qq", "-o", "/dev/null", "true").status == 0
  }
}
