internal import CPlatform

/// The limits with which the process was started: `getrlimit(2)`.
package enum ProcessLimits {
  /// The bytes of address space that the process may have (`ulimit -v`); `Int64.max` without a limit.
  package static let addressSpace = cplatform_address_space()

  /// The largest number of threads for which the address space suffices; at least 1.
  static let threads = Int(clamping: max(1, addressSpace / addressSpacePerThread - 1))

  /// A thread's stack has 8 MB, and its share of the heap reserves up to 128 MB. With less, C libraries crash when they
  /// get no memory. The program and its first thread take as much as two.
  private static let addressSpacePerThread: Int64 = 1 << 27

  /// Makes a write that exceeds the largest size of a file (`ulimit -f`) an error. Without this call, the signal
  /// SIGXFSZ ends the process.
  package static func reportFileSize() { cplatform_ignore_signal(SIGXFSZ) }
}
