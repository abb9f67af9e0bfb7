import AssetPipeline
import Messages
import SystemSupport

/// Prints the progress of a run with its speed and the time left, and a summary at the end.
final class TextReporter: BatchReporter {
  private struct ProgressState {
    var start = ContinuousClock.now
    var total = 0
    var lastLine = ContinuousClock.now
    var hasBar = false
  }

  private let isTerminal: Bool
  private let state = Locked(ProgressState())

  init(isTerminal: Bool) { self.isTerminal = isTerminal }

  func waits(forRunOf output: String, process: Int?) {
    Diagnostics.waits(forRunOf: output, process: process)
  }

  func begin(locales: Int, drawings: Int, files: Int) {
    state.withLock { $0 = ProgressState(total: files) }
  }

  func progress(files: Int) {
    state.withLock { state in
      let now = ContinuousClock.now
      guard state.total > 0, isTerminal || now - state.lastLine >= .seconds(1) else { return }
      state.lastLine = now
      let seconds = (now - state.start) / .seconds(1)
      let rate = Double(files) / max(seconds, 0.001)
      // After an interrupted run, `files` includes files that were up to date, and can exceed the total.
      let files = min(files, state.total)
      var line = "\(files) of \(CountText.of(state.total, "file"))"
      if files > 0 {
        let left = Double(state.total - files) / max(rate, 0.001)
        line += ", \(Int(rate)) a second, \(Int(left.rounded(.up))) s left"
      }
      if isTerminal {
        state.hasBar = true
        Self.write("\r\u{1B}[K\(Self.bar(files, of: state.total)) \(line)")
      } else {
        Self.write(line + "\n")
      }
    }
  }

  func end(_ outcome: Batch.Outcome) {
    state.withLock { state in
      if state.hasBar { Self.write("\r\u{1B}[K") }
      var line =
        outcome.written == 0
        ? "nothing to write: "
        : "wrote \(CountText.of(outcome.written, "file")), "
          + "\(CountText.of(outcome.bytesWritten, "byte")): "
      if outcome.shard != .whole { line += "shard \(outcome.shard), " }
      line += [
        CountText.of(outcome.locales, "locale"), CountText.of(outcome.drawings, "drawing"),
        CountText.of(outcome.files, "file"),
      ].joined(separator: ", ")
      if outcome.removed > 0 { line += ", \(outcome.removed) removed" }
      let hundredths = Int(((ContinuousClock.now - state.start) / .milliseconds(10)).rounded())
      let fraction = hundredths % 100 < 10 ? "0\(hundredths % 100)" : "\(hundredths % 100)"
      Self.write(line + ", \(hundredths / 100).\(fraction) s\n")
    }
  }

  private static func bar(_ done: Int, of total: Int) -> String {
    let width = 24
    let filled = min(width, done * width / max(total, 1))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  private static func write(_ text: String) {
    // Progress that can't be printed is no reason to stop.
    try? StandardStream.error.write(text)
  }
}
