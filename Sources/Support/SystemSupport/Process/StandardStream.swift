internal import CPlatform
internal import SystemPackage

/// Standard output, for results, and standard error, for messages.
package enum StandardStream: Sendable {
  case output, error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  /// Whether the stream is a terminal: `isatty(3)`.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all bytes, by one system call if the system takes them all. Then the lines of several threads
  /// are not mixed.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    do {
      try FileDescriptor(rawValue: descriptor).writeEverything(bytes)
    } catch {
      let name: FilePath = self == .output ? "standard output" : "standard error"
      throw FileError(.write, path: name, code: error)
    }
  }

  package func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }
}
