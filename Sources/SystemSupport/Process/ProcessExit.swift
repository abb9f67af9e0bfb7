internal import CPlatform

/// The end of the process: `exit(3)`.
package enum ProcessExit {
  package static func exit(_ code: Int32) -> Never { CPlatform.exit(code) }
}
