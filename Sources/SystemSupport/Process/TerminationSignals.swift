internal import CPlatform

/// The signals with which a user or the system ends a process.
package enum TerminationSignals {
  /// Unblocks SIGINT and SIGTERM for the calling thread, in case the parent process had blocked them.
  ///
  /// A program inherits the blocked signals of the thread that starts it, and the threads of thread pools
  /// block all signals.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
