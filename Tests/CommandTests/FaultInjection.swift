import Foundation
import Testing

/// Runs the tool under strace(1), which kills it or makes a system call fail at a counted moment.
struct FaultInjection {
  /// The calls that change a file system, and `flock`, which follows the creation of a file.
  static let calls = [
    "write", "pwrite64", "mkdir", "mkdirat", "rename", "renameat", "renameat2", "unlink",
    "unlinkat", "rmdir", "flock", "ftruncate", "fsync", "symlinkat", "linkat",
  ]

  /// The fault at a call.
  enum Fault: Hashable {
    case kill
    case error(String)

    fileprivate var injection: String {
      switch self {
      case .kill: "signal=SIGKILL"
      case .error(let name): "error=\(name)"
      }
    }
  }

  var tool: Tool
  /// Whether the calls of all threads count, each thread for itself, or the main thread's alone.
  var countsThreads: Bool

  /// Whether processes can be traced here, which a container may forbid.
  static func isPossible() throws -> Bool {
    try Tool(program: "strace").run("-qq", "-o", "/dev/null", "true").status == 0
  }

  /// Runs the tool; the fault happens at the n-th call of a name, from 1.
  ///
  /// - Returns: nil where there are fewer such calls, so that nothing happened.
  func run(
    _ arguments: [String], _ fault: Fault, at index: Int, of call: String
  ) throws -> Tool.Result? {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-strace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let strace = Tool.strace(in: tool.folder)
    let result = try strace.run(
      (countsThreads ? ["-f"] : []) + [
        "-qq", "-o", log.path, "-e", "trace=\(call)",
        "-e", "inject=\(call):\(fault.injection):when=\(index)", "--", tool.program,
      ] + arguments)
    let trace = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    let hasHappened =
      switch fault {
      case .kill: trace.contains("+++ killed by SIGKILL")
      case .error: trace.contains("(INJECTED)")
      }
    return hasHappened ? result : nil
  }
}

extension Tool {
  /// strace(1), which starts the tool behind `--`.
  ///
  /// LeakSanitizer traces the process as well, which only one can do.
  static func strace(in folder: URL?) -> Tool {
    let options = ProcessInfo.processInfo.environment["ASAN_OPTIONS"].map { $0 + ":" } ?? ""
    return Tool(
      program: "strace", environment: ["ASAN_OPTIONS": options + "detect_leaks=0"], folder: folder)
  }
}

/// A folder's files with their bytes, and its folders.
struct FolderContents: Equatable {
  var files: [String: Data] = [:]
  var folders: Set<String> = []

  init(_ path: String) {
    for name in FileManager.default.subpaths(atPath: path) ?? [] {
      let full = path + "/" + name
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      if isFolder.boolValue {
        folders.insert(name)
      } else {
        files[name] = FileManager.default.contents(atPath: full) ?? Data()
      }
    }
  }

  /// The names that two have not in common, or whose bytes differ.
  func differences(_ other: FolderContents) -> [String] {
    (Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }
      + folders.symmetricDifference(other.folders)).sorted()
  }
}
