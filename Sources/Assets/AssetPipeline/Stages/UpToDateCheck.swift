import SystemSupport

extension Batch {
  /// Checks without planning whether the output is up to date.
  ///
  /// It saves looking up the currency and the symbol of every locale.
  /// - Returns: the outcome of a run that has nothing to do; nil if a plan is needed.
  /// - Throws: `FileError` for a file that can't be read.
  static func findNothingToDo(
    _ configuration: Configuration, _ settings: Plan.Settings, _ output: Output,
    _ answers: RecordedAnswers
  ) throws -> Outcome? {
    guard let manifest = output.recorded.manifest, let input = manifest.origin.input,
      manifest.origin.isComplete,
      (manifest.origin.shard ?? .whole) == settings.shard,
      input
        == (try configuration.inputDigest(settings, fontFiles: configuration.fontsDigest())),
      answers.change == nil, try output.hasAllRecordedFiles()
    else { return nil }
    return Outcome(
      shard: settings.shard, locales: manifest.origin.locales, drawings: manifest.origin.drawings,
      files: manifest.files.count)
  }
}
