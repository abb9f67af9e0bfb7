#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The end of the process: `exit(3)`.
package enum ProcessExit {
  package static func exit(_ code: Int32) -> Never { endProcess(code) }
}

// Inside the type its own function hides the C library's.
private func endProcess(_ code: Int32) -> Never { exit(code) }
