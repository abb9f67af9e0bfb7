import SystemSupport
import TextOutlines

extension Batch {
  /// Finds out without a plan whether everything is there, and reports so; nil where a plan is
  /// needed.
  ///
  /// Planning asks ICU for every locale, which takes longer than reading every file and font.
  static func findNothingToDo(_ context: BatchContext) throws(PipelineError) -> Outcome? {
    let check = UpToDateCheck(context: context)
    guard let origin = try check.upToDateOrigin() else { return nil }
    let outcome = Outcome(
      locales: origin.locales, drawings: origin.drawings, files: context.recorded.count)
    context.reporter.begin(locales: outcome.locales, drawings: outcome.drawings, files: 0)
    context.reporter.end(outcome)
    return outcome
  }
}

/// A comparison of an output with its manifest, and of the manifest with the configuration.
private struct UpToDateCheck {
  let context: BatchContext

  /// The origin of an output that was made from the same configuration, program and fonts, and of
  /// which every file has the bytes on record.
  func upToDateOrigin() throws(PipelineError) -> Manifest.Origin? {
    let (recorded, configuration, settings) =
      (context.recorded, context.configuration, context.settings)
    guard !recorded.hasJournal, let origin = recorded.origin, origin.shard == settings.shard,
      let input = origin.input
    else { return nil }
    let fontFiles = try configuration.fontsDigest()
    guard input == configuration.inputDigest(settings, fontFiles: fontFiles) else { return nil }
    return try areFilesRight(origin) ? origin : nil
  }

  /// Whether all fonts and files are unchanged; each is read by one of several threads.
  private func areFilesRight(_ origin: Manifest.Origin) throws(PipelineError) -> Bool {
    let (entries, fonts) = (context.recorded.listed, context.configuration.fontStack)
    let queue = WorkQueue(entries.partCount + 1)
    let isRight = Accumulator(true)
    let context = context
    try Stage.run(jobs: context.settings.jobs) {
      var files = context.files()
      var mine = true
      while mine, let part = queue.take() {
        if part == 0 {
          mine = Self.areCurrent(origin.fonts, fonts)
        } else {
          // Why a file can't be read is found out by the survey that follows then.
          mine = (try? Self.holds(entries.lines(ofPart: part - 1), &files)) ?? false
        }
      }
      isRight.update { [mine] in $0 = $0 && mine }
    }
    return isRight.result
  }

  private static func holds(
    _ lines: consuming EntryLines, _ files: inout OutputFiles
  ) throws(PipelineError) -> Bool {
    while let line = try lines.next() {
      let entry = try lines.entry(of: line)
      guard try files.holds(entry.path, entry.record) else { return false }
    }
    return true
  }

  private static func areCurrent(_ records: [FontRecord], _ fonts: FontStack) -> Bool {
    guard !records.isEmpty else { return true }
    guard let typesetter = try? Typesetter(fonts: fonts) else { return false }
    return records.allSatisfy { $0.isCurrent(typesetter) }
  }
}
