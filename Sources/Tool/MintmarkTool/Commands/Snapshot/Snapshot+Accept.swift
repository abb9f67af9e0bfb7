import ArgumentParser
import ImageSnapshots
import Messages
import SystemSupport

extension SnapshotCommand {
  /// The command `snapshot accept`.
  struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "accept",
      abstract: "Record the pictures of a report as references.",
      discussion: """
        Examples:
          mintmark snapshot accept mintmark-report.zip
          mintmark snapshot accept report Snapshots --only 'light/*' --only /a.png

        Takes the folder of 'snapshot verify --report', or its zip archive as CI keeps it. Adds what is new, \
        replaces what changed, moves what was renamed, and never deletes. Stops before any change if a \
        reference is not the one that the report compared with. Exits with 1 if failures are left, such \
        as references without a picture.

        Without <reference>, the report says where its references are. As it can be a stranger's, that folder has to \
        exist below this one without links and hidden names, and only pictures are recorded: no XML, no JSON. In CI, \
        <reference> may have no links and hidden names on the way either.
        """)

    @Argument(help: "The folder of a report, or a zip archive of it.", completion: .file())
    var report: String

    @Argument(
      help: "The folder of references. (default: the one of the report)", completion: .directory)
    var reference: String?

    @Option(
      help: ArgumentHelp(
        """
        Accept only pictures with matching names: 'light/*.png'. A pattern without a slash matches \
        in every folder, '/a.png' outside of folders. Repeatable.
        """,
        valueName: "pattern"))
    var only: [String] = []

    @Flag(name: .customLong("in-ci"), help: ArgumentHelp("Record in CI too.", visibility: .rare))
    var inCI = false

    func run() throws {
      let permissions: Verification.Permissions = inCI ? .inCI : []
      try permissions.checkRecording()
      let outcome = try SnapshotReport(FilePath(report)).accept(
        into: reference.map { FilePath($0) }, only: only.map { NamePattern(FilePath($0)) },
        allowing: permissions, followsLinks: !inCI && !HostEnvironment.current.isCI)
      var text = SnapshotOutput.text(of: outcome.accepted)
      for (name, reason) in outcome.left {
        text += "  left \(name): \(DisplayText.escaped(reason))\n"
      }
      try StandardStream.output.write(text)
      if !outcome.left.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }

    /// The command that accepts pictures of a report.
    static func command(report: String, references: String) -> String {
      ["mintmark", "snapshot", "accept", report, references].map(ShellText.quoted)
        .joined(separator: " ")
    }
  }
}
