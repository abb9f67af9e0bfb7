/// Receives the events of a run.
package protocol BatchReporter: Sendable {
  /// Called once if another run writes to the output, before this one waits for it.
  ///
  /// - Parameter process: the ID of its process, if it is known.
  func waits(forRunOf output: String, process: Int?)
  /// - Parameter files: the number of files to make.
  func begin(locales: Int, drawings: Int, files: Int)
  /// Called about ten times a second, on the thread that started the run.
  ///
  /// - Parameter files: the number of outdated files that are done.
  func progress(files: Int)
  /// Called by any thread.
  func finished(drawing: String, files: Int)
  /// Called by any thread.
  func failed(_ failure: DrawingFailure)
  func end(_ outcome: Batch.Outcome)
  /// Called at the end of a check.
  func list(_ outcome: Batch.Outcome) throws
}

/// By default, an event has no effect.
extension BatchReporter {
  package func waits(forRunOf output: String, process: Int?) {}
  package func begin(locales: Int, drawings: Int, files: Int) {}
  package func progress(files: Int) {}
  package func finished(drawing: String, files: Int) {}
  package func failed(_ failure: DrawingFailure) {}
  package func end(_ outcome: Batch.Outcome) {}
  package func list(_ outcome: Batch.Outcome) throws {}
}

/// Ignores all events.
package struct SilentReporter: BatchReporter {
  package init() {}
}
