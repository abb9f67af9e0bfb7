internal import CPlatform

/// The end of the process: `exit(3)` and `atexit(3)`.
package enum ProcessExit {
  /// Calls a function when the process ends normally.
  package static func atExit(_ body: @convention(c) () -> Void) { _ = atexit(body) }

  package static func exit(_ code: Int32) -> Never { CPlatform.exit(code) }
}
