import AssetPipeline
import Messages
import SystemSupport

/// Prints the files that a run would write and remove.
struct CheckReporter: BatchReporter {
  let isJSON: Bool
  let output: FilePath

  func list(_ outcome: Batch.Outcome) throws {
    try StandardStream.output.write(isJSON ? json(outcome) : changes(outcome))
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
