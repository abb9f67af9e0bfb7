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

    @Option(
      help: ArgumentHelp(
        "Write the results as JUnit XML, with the paths of the failures' pictures.",
        valueName: "file"))
    var junit: String?

    @Option(
      help: ArgumentHelp(
        "Write the failures as a table in Markdown, for the summary of a CI job.",
        valueName: "file", visibility: .rare))
    var summary: String?

    @Flag(help: "Print the results as JSON.")
    var json = false

    func run() throws {
      let results = try SnapshotReport.merge(
        reports.map { try SnapshotReport(FilePath($0)) }, into: FilePath(report))
      if let summary { try PictureOptions.write(Array(results.markdown().utf8), to: summary) }
      if let junit {
        try PictureOptions.write(Array(results.junit(report: FilePath(report)).utf8), to: junit)
      }
      try SnapshotOutput(
        results: results, isJSON: json, report: report,
        acceptCommand: results.failures.contains {
          $0.acceptable == true && $0.verdict != .obsolete
        }
          ? Accept.command(report: report, references: results.reference) : nil
      ).print()
      if !results.passed { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
