import AssetPipeline
import Messages
import SystemSupport

/// Prints the files that a run would write and remove.
struct DryRunReporter: BatchReporter {
  enum Form { case plan, changes, json }

  let form: Form
  let output: FilePath

  func list(_ outcome: Batch.Outcome) throws {
    var text = ""
    switch form {
    case .json: text = json(outcome)
    case .changes: text = changes(outcome)
    case .plan:
      var table = Table(["", "planned"])
      table.add(["locales", "\(outcome.locales)"])
      table.add(["drawings", "\(outcome.drawings)"])
      table.add(["files", "\(outcome.files)"])
      table.add(["files to write", "\(outcome.written)"])
      table.add(["bytes to write", "\(outcome.bytesWritten)"])
      table.add(["files to remove", "\(outcome.removed)"])
      if outcome.shard != .whole { table.add(["shard", "\(outcome.shard)"]) }
      text = table.text + changes(outcome)
    }
    try StandardStream.output.write(text)
  }

  private func changes(_ outcome: Batch.Outcome) -> String {
    let lines =
      outcome.writtenPaths.map { "write " + DisplayText.escaped($0) }
      + outcome.removedPaths.map { "remove " + DisplayText.escaped($0) }
      // With other files, it goes without saying.
      + (outcome.written + outcome.removed == 0 && outcome.changesRecords
        ? ["write the manifest"] : [])
    return lines.map { $0 + "\n" }.joined()
  }

  private func json(_ outcome: Batch.Outcome) -> String {
    let value: JSONValue = [
      "output": .string(output.displayText), "locales": .number(outcome.locales),
      "drawings": .number(outcome.drawings), "files": .number(outcome.files),
      "filesToWrite": .number(outcome.written), "bytesToWrite": .number(outcome.bytesWritten),
      "filesToRemove": .number(outcome.removed), "write": .strings(outcome.writtenPaths),
      "remove": .strings(outcome.removedPaths),
      "writesManifest": .boolean(outcome.changesRecords),
      "failures": .strings(outcome.failures.map(\.description)),
    ]
    return value.compactText() + "\n"
  }
}
