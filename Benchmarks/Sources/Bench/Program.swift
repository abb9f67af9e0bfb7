import Foundation

/// Runs a program to its end, with its output thrown away.
///
/// - Returns: what it used, beside its own children.
@discardableResult
func execute(_ command: [String], output: String = "/dev/null") throws -> rusage {
  let process = try start(command, output: output)
  var usage = rusage()
  var status: Int32 = 0
  guard wait4(process, &status, 0, &usage) == process, status == 0 else {
    throw BenchError("'\(command.joined(separator: " "))' failed")
  }
  return usage
}

@discardableResult
func execute(_ command: String...) throws -> rusage { try execute(command) }

/// Starts a program; not by Foundation's Process, which takes longer than some of what is measured.
func start(_ command: [String], output: String = "/dev/null") throws -> pid_t {
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(
    &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
  var process = pid_t()
  guard posix_spawnp(&process, command[0], &actions, nil, &arguments, environ) == 0 else {
    throw BenchError("'\(command[0])' could not be started")
  }
  return process
}

extension rusage {
  /// The processor time of all threads, in microseconds.
  var processorTime: Double {
    func microseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e6 + Double(time.tv_usec)
    }
    return microseconds(ru_utime) + microseconds(ru_stime)
  }
}

/// Runs a program to its end.
///
/// - Returns: the most memory that was resident at once, in MiB. The system's own account of an ended
///   child, `ru_maxrss`, begins with the memory of the program that started it.
func residentMebibytes(_ command: [String]) throws -> Double {
  let process = try start(command)
  var most = 0.0
  var status: Int32 = 0
  while waitpid(process, &status, WNOHANG) == 0 {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      most = max(most, Double(line.filter(\.isNumber)) ?? 0)
    }
    usleep(500)
  }
  guard status == 0 else { throw BenchError("'\(command.joined(separator: " "))' failed") }
  return most / 1024
}

/// A folder for what is written while measuring.
struct WorkFolder {
  let url: URL
  /// A folder in memory, where the system has one.
  let memory: URL

  init() throws {
    let name = "mintmark-bench-\(getpid())"
    url = FileManager.default.temporaryDirectory.appending(path: name)
    let shared = URL(filePath: "/dev/shm")
    memory =
      FileManager.default.fileExists(atPath: shared.path)
      ? shared.appending(path: name) : url.appending(path: "memory")
    for folder in [url, memory] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func remove() {
    for folder in [url, memory] { try? FileManager.default.removeItem(at: folder) }
  }
}

/// The program that is measured.
struct Tool {
  let path: String
  let work: WorkFolder
}
