package import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Another program that runs until its standard input ends: `posix_spawn(3)`.
///
/// It is in a process group of its own, so that Ctrl-C in a terminal reaches this process alone. Its
/// standard input is closed with the value, or by the end of this process, whatever ends it.
package struct ChildProcess: ~Copyable {
  private let process: pid_t
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let program: FilePath

  /// Starts a program. From then on SIGPIPE is ignored, so that its end is an error of ``write(_:)``.
  ///
  /// - Throws: `FileError` where it can't be started.
  package init(_ program: FilePath, arguments: [String]) throws(FileError) {
    do throws(Errno) {
      let (childInput, input) = try privatePipe()
      defer { childInput.closeQuietly() }
      let (output, childOutput): (FileDescriptor, FileDescriptor)
      do {
        (output, childOutput) = try privatePipe()
      } catch {
        input.closeQuietly()
        throw error
      }
      defer { childOutput.closeQuietly() }
      do {
        process = try Self.spawn(
          program, arguments, input: childInput.rawValue, output: childOutput.rawValue)
      } catch {
        input.closeQuietly()
        output.closeQuietly()
        throw error
      }
      signal(SIGPIPE, SIG_IGN)
      (self.input, self.output, self.program) = (input, output, program)
    } catch {
      throw FileError(.read, path: program, code: error)
    }
  }

  deinit {
    input.closeQuietly()
    output.closeQuietly()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Writes to its standard input.
  ///
  /// - Throws: `FileError` where it has ended.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    do { try input.writeEverything(bytes) } catch {
      throw FileError(.write, path: program, code: error)
    }
  }

  /// The next line of its standard output without the line feed; what there is of it at the end.
  package func readLine() -> String {
    var line: [UInt8] = []
    var byte: [UInt8] = [0]
    while let count = try? byte.withUnsafeMutableBytes({ try output.read(into: $0) }), count == 1,
      byte[0] != UInt8(ascii: "\n")
    { line.append(byte[0]) }
    return String(decoding: line, as: UTF8.self)
  }

  private static func spawn(
    _ program: FilePath, _ arguments: [String], input: Int32, output: Int32
  ) throws(Errno) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words = ([program.string] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = program.withPlatformString {
      posix_spawn(&process, $0, &actions, &attributes, &words, environ)
    }
    guard code == 0 else { throw Errno(rawValue: code) }
    return process
  }
}

/// A pipe whose ends no other program inherits.
private func privatePipe() throws(Errno) -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw Errno(rawValue: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
}
