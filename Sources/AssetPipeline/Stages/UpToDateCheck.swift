import SystemSupport
import TextOutlines

extension Batch {
  /// Finds out without a plan whether everything is there; nil where a plan is needed.
  ///
  /// Planning asks ICU for every locale, which takes longer than reading every file and font.
  static func findNothingToDo(
    _ configuration: Configuration, _ settings: Plan.Settings, _ output: Output
  ) throws -> Outcome? {
    guard let manifest = output.recorded.manifest, let input = manifest.origin.input,
      (manifest.origin.shard ?? .whole) == settings.shard,
      input
        == (try configuration.inputDigest(settings, fontFiles: configuration.fontsDigest())),
      areCurrent(manifest.origin.fonts, configuration.fontStack), try output.holdsEverything()
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
