import AssetPipeline
import Messages
import SystemSupport

/// Prints what a run would write and remove.
struct DryRunReporter: BatchReporter {
  let isJSON: Bool
  let output: FilePath

  func begin(locales: Int, drawings: Int, files: Int) {}
  func progress(files: Int) {}
  func finished(drawing: String, files: Int) {}
  func failed(_ failure: DrawingFailure) {}
  func end(_ outcome: Batch.Outcome) {}

  func list(_ changes: Batch.Changes, of outcome: Batch.Outcome) throws {
    var text = OutputText()
    if isJSON {
      try appendJSON(changes, of: outcome, to: &text)
    } else {
      var table = Table(["", "planned"])
      table.add(["locales", "\(outcome.locales)"])
      table.add(["drawings", "\(outcome.drawings)"])
      table.add(["files", "\(outcome.files)"])
      table.add(["files to write", "\(outcome.written)"])
      table.add(["bytes to write", "\(outcome.bytesWritten)"])
      table.add(["files to remove", "\(outcome.removed)"])
      // The table ends with a line break of its own.
      try text.append(table.text)
      try changes.forEachWritten { try text.append("write \(DisplayText.escaped($0))\n") }
      try changes.forEachRemoved { try text.append("remove \(DisplayText.escaped($0))\n") }
    }
    try text.flush()
  }

  /// Writes an object whose lists of paths are of any length.
  private func appendJSON(
    _ changes: Batch.Changes, of outcome: Batch.Outcome, to text: inout OutputText
  ) throws {
    let counts: JSONValue = [
      "output": .string(output.displayText), "locales": .number(outcome.locales),
      "drawings": .number(outcome.drawings), "files": .number(outcome.files),
      "filesToWrite": .number(outcome.written), "bytesToWrite": .number(outcome.bytesWritten),
      "filesToRemove": .number(outcome.removed),
    ]
    try text.append(counts.compactText().dropLast())
    for (key, forEach) in [("write", changes.forEachWritten), ("remove", changes.forEachRemoved)] {
      try text.append(",\"\(key)\":[")
      var comma = ""
      try forEach {
        try text.append(comma + JSONText.quoted($0))
        comma = ","
      }
      try text.append("]")
    }
    let failures = JSONValue.strings(outcome.failures.map(\.description)).compactText()
    try text.append(",\"failures\":\(failures)}\n")
  }
}

/// Text for standard output, written piece by piece.
private struct OutputText {
  private var bytes: [UInt8] = []

  mutating func append(_ text: some StringProtocol) throws {
    bytes += text.utf8
    if bytes.count >= 1 << 16 { try flush() }
  }

  mutating func flush() throws {
    try StandardStream.output.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
