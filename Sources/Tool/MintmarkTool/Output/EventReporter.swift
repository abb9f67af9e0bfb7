import AssetPipeline
import Messages
import SystemSupport

/// Writes each event to standard output, as a JSON object on a line of its own.
final class EventReporter: BatchReporter {
  private let failure = Locked<FileError?>(nil)

  /// - Throws: the error of the first event that could not be written. The run goes on without it.
  func checkWritten() throws(FileError) {
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  func waits(forRunOf output: String, process: Int?) {
    write("waiting", ["output": .string(output)])
  }

  func begin(locales: Int, drawings: Int, files: Int) {
    write(
      "begin",
      [
        "locales": .number(locales), "drawings": .number(drawings), "files": .number(files),
      ])
  }

  func progress(files: Int) { write("progress", ["files": .number(files)]) }

  func finished(drawing: String, files: Int) {
    write("drawing", ["name": .string(drawing), "files": .number(files)])
  }

  func failed(_ failure: DrawingFailure) {
    write(
      "failure", ["locales": .strings(failure.locales), "reason": .string(failure.reason)])
  }

  func end(_ outcome: Batch.Outcome) {
    write(
      "end",
      [
        "shard": .string("\(outcome.shard)"),
        "locales": .number(outcome.locales), "drawings": .number(outcome.drawings),
        "files": .number(outcome.files), "written": .number(outcome.written),
        "bytesWritten": .number(outcome.bytesWritten), "removed": .number(outcome.removed),
        "failures": .number(outcome.failures.count),
        "interrupted": .boolean(outcome.wasInterrupted),
      ])
  }

  /// Writes a whole line in one call, so that the lines of different threads don't mix.
  private func write(_ event: String, _ fields: KeyValuePairs<String, JSONValue>) {
    let line = JSONValue.object([("event", .string(event))] + fields.map { ($0.key, $0.value) })
    do throws(FileError) {
      try StandardStream.output.write(line.compactText() + "\n")
    } catch {
      failure.withLock { $0 = $0 ?? error }
    }
  }
}
