import SystemSupport
import TextOutlines

extension Batch {
  /// Checks without planning whether the output is up to date.
  ///
  /// It saves looking up the currency, the symbol and the fonts of every locale.
  /// - Returns: the outcome of a run that has nothing to do; nil if a plan is needed.
  /// - Throws: `FileError` for a file that can't be read.
  static func findNothingToDo(
    _ configuration: Configuration, _ settings: Plan.Settings, _ output: Output
  ) throws -> Outcome? {
    guard let manifest = output.recorded.manifest, let input = manifest.origin.input,
      (manifest.origin.shard ?? .whole) == settings.shard,
      input
        == (try configuration.inputDigest(settings, fontFiles: configuration.fontsDigest())),
      areCurrent(manifest.origin.fonts, configuration.fontStack), try output.hasAllRecordedFiles()
    else { return nil }
    return Outcome(
      locales: manifest.origin.locales, drawings: manifest.origin.drawings,
      files: manifest.files.count)
  }

  private static func areCurrent(_ records: [FontRecord], _ fonts: FontStack) -> Bool {
    guard !records.isEmpty else { return true }
    guard let typesetter = try? Typesetter(fonts: fonts) else { return false }
    return records.allSatisfy { $0.isCurrent(typesetter) }
  }
}
