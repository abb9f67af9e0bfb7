import Foundation
import TestSupport
import Testing

/// A system call of a run that touches the folder it changes.
struct FaultSite: Hashable, CustomStringConvertible {
  var call: String
  /// The number among such calls of the name, over all threads, from 1.
  var index: Int
  /// Whether it makes or replaces a name, or opens a file for writing.
  var changes: Bool

  var description: String { "\(call) \(index)" }
}

/// What happens at a system call, instead of it or, for a signal that a program can handle, while it is made.
struct Fault: Hashable, CustomStringConvertible {
  /// The error number; nil where the process gets a signal.
  var error: Int32?
  var signal = SIGKILL
  /// Whether every later call of the name that touches the folder fails as well.
  var lasts = false

  var description: String {
    (error.map { String(cString: strerror($0)) } ?? "signal \(signal)")
      + (lasts ? ", from there on" : "")
  }

  /// Each fault that a system call can have.
  static func all(at site: FaultSite) -> [Fault] {
    let errors =
      switch site.call {
      case "open", "openat", "openat2":
        [EACCES, EMFILE, EIO, ENOENT, EINTR] + (site.changes ? [ENOSPC, EDQUOT, EROFS] : [])
      case "write", "writev", "pwrite64", "ftruncate", "fallocate", "copy_file_range", "sendfile":
        [ENOSPC, EDQUOT, EIO, EINTR]
      case "mkdir", "mkdirat", "rename", "renameat", "renameat2", "link", "linkat", "symlink",
        "symlinkat":
        [ENOSPC, EDQUOT, EIO, EACCES, EROFS, ENOENT]
      case "unlink", "unlinkat", "rmdir": [EIO, EACCES, EROFS, ENOENT]
      case "stat", "lstat", "newfstatat", "statx", "access", "faccessat", "faccessat2", "readlink",
        "readlinkat":
        [EACCES, EIO, ENOENT]
      case "fsync", "fdatasync", "close": [ENOSPC, EDQUOT, EIO, EINTR]
      case "flock": [EINTR]
      case "fcntl", "dup", "dup3": [EMFILE]
      case "read", "readv", "pread64": [EIO, EINTR]
      default: [EIO]
      }
    // No signal comes for ever, and nothing is removed again and again.
    return [SIGKILL, SIGINT, SIGTERM].map { Fault(signal: $0) } + errors.map { Fault(error: $0) }
      + errors.filter { $0 != EINTR && $0 != ENOENT }.map { Fault(error: $0, lasts: true) }
  }
}

/// Runs the tool under `Tests/Tool/FaultTests/FaultInjector.c`, which makes system calls fail that touch a folder.
struct FaultInjection {
  private let injector: TemporaryFolder
  private let environment: [String: String]

  /// Builds the injector.
  ///
  /// - Parameter environment: the variables of the tool.
  init(environment: [String: String] = [:]) throws {
    self.environment = environment
    injector = try TemporaryFolder()
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FaultInjector.c").path
    let compiler = try Tool(program: "clang").run(
      "-O1", "-Wall", "-Wextra", "-Werror", "-o", injector.path("injector"), source)
    try #require(compiler.status == 0, "\(compiler.errors)")
  }

  /// The system calls of a run that touch a folder.
  func sites(
    of arguments: [String], touching output: String, in folder: TemporaryFolder
  ) throws -> [FaultSite] {
    let (result, trace) = try run([], arguments, touching: output, in: folder)
    try #require(result.status == 0, "\(result.errors)")
    var counts: [Substring: Int] = [:]
    return trace.map { line in
      let words = line.split(separator: " ")
      counts[words[0], default: 0] += 1
      return FaultSite(
        call: String(words[0]), index: counts[words[0]] ?? 1, changes: words.count > 1)
    }
  }

  /// Runs the tool with a fault. A watch gets Ctrl-C when it begins to wait.
  ///
  /// - Returns: the result, and whether there were more such calls after the first that failed; nil where
  ///   none was made, so that nothing happened.
  func run(
    _ arguments: [String], _ fault: Fault, at site: FaultSite, touching output: String,
    in folder: TemporaryFolder
  ) throws -> (result: Tool.Result, continues: Bool)? {
    let number = fault.error ?? (fault.signal == SIGKILL ? 0 : -fault.signal)
    let injection = "\(site.call):\(site.index):\(number)\(fault.lasts ? "+" : "")"
    let (result, trace) = try run(["-e", injection], arguments, touching: output, in: folder)
    let rest = trace.drop { !$0.hasSuffix("INJECTED") }
    guard !rest.isEmpty else { return nil }
    return (result, rest.dropFirst().contains { $0.split(separator: " ")[0] == site.call })
  }

  /// The result of a run, and the system calls that touch a folder.
  private func run(
    _ options: [String], _ arguments: [String], touching output: String, in folder: TemporaryFolder
  ) throws -> (result: Tool.Result, trace: [Substring]) {
    let log = injector.path(UUID().uuidString)
    let tool = Tool(
      program: injector.path("injector"), environment: environment, folder: folder.url)
    let result = try tool.run(options + [log, output, Tool.mintmark.program] + arguments)
    return (result, try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n"))
  }
}
