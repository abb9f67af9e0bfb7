internal import CPlatform
internal import SystemPackage

/// The streams of a process for its results and its messages.
package enum StandardStream: Sendable {
  case output, error

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  /// Whether a person reads the stream: `isatty(3)`.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes everything, by one system call if the system takes it whole: lines of several threads are
  /// not mixed then.
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
