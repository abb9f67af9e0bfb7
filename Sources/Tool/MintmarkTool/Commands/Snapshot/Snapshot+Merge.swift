import ArgumentParser
import ImageSnapshots
import SystemSupport

extension SnapshotCommand {
  /// The command `snapshot merge`.
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Join the reports of shards in one report.",
      discussion: """
        Example: mintmark snapshot merge report-*.zip --report out

        Each report compared a part of the pictures with the same references. The new one is as one run would have \
        written it: a reference is without a picture only if no report has its picture. Exits with 1 if a picture \
        fails.
        """)

    @Argument(
      help: "The folders of reports, or zip archives of them.", completion: .file())
    var reports: [String]

    @Option(
      help: ArgumentHelp(
        "Write the joined report: index.html, results.json and pictures.", valueName: "folder"),
      completion: .directory)
    var report: String

    @OptionGroup var outputs: ResultOptions

    func run() throws {
      let results = try SnapshotReport.merge(
        reports.map { try SnapshotReport(FilePath($0)) }, into: FilePath(report))
      try outputs.writeSummary(results)
      try outputs.writeJUnit(results, report: report)
      try SnapshotOutput(
        results: results, isJSON: outputs.json, report: report,
        acceptCommand: results.failures.contains {
          $0.acceptable == true && $0.verdict != .obsolete
        }
          ? Accept.command(report: report, references: results.reference) : nil
      ).print()
      if !results.passed { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
