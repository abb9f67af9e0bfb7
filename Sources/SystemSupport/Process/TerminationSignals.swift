internal import CPlatform

/// The signals by which a user or a system ends a process.
package enum TerminationSignals {
  /// Lets SIGINT and SIGTERM end the process where its parent had blocked them.
  ///
  /// A started program inherits its parent's blocked signals, and the threads of thread pools have all
  /// of them blocked.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
