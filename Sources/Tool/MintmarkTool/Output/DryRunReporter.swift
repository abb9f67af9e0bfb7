import AssetPipeline
import Messages
import SystemSupport

/// Prints the files that a run would write and remove.
struct DryRunReporter: BatchReporter {
  let isJSON: Bool
  let output: FilePath

  func list(_ outcome: Batch.Outcome) throws {
    var text: String
    if isJSON {
      text = json(outcome)
    } else {
      var table = Table(["", "planned"])
      table.add(["locales", "\(outcome.locales)"])
      table.add(["drawings", "\(outcome.drawings)"])
      table.add(["files", "\(outcome.files)"])
      table.add(["files to write", "\(outcome.written)"])
      table.add(["bytes to write", "\(outcome.bytesWritten)"])
      table.add(["files to remove", "\(outcome.removed)"])
      text = table.text
      for path in outcome.writtenPaths { text += "write \(DisplayText.escaped(path))\n" }
      for path in outcome.removedPaths { text += "remove \(DisplayText.escaped(path))\n" }
    }
    try StandardStream.output.write(text)
  }

  private func json(_ outcome: Batch.Outcome) -> String {
    let value: JSONValue = [
      "output": .string(output.displayText), "locales": .number(outcome.locales),
      "drawings": .number(outcome.drawings), "files": .number(outcome.files),
      "filesToWrite": .number(outcome.written), "bytesToWrite": .number(outcome.bytesWritten),
      "filesToRemove": .number(outcome.removed), "write": .strings(outcome.writtenPaths),
      "remove": .strings(outcome.removedPaths),
      "failures": .strings(outcome.failures.map(\.description)),
    ]
    return value.compactText() + "\n"
  }
}
