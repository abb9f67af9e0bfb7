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
          mintmark snapshot accept report --only 'light/*' --only /a.png

        Takes the folder of 'snapshot verify --report', or its zip archive as CI keeps it. Adds what is new, \
        replaces what changed, moves what was renamed, and never deletes. Stops before any change if a \
        reference is not the one that the report compared with. Exits with 1 if failures are left, such \
        as references without a picture.
        """)

    @Argument(help: "The folder of a report, or a zip archive of it.", completion: .file())
    var report: String

    @Option(
      help: ArgumentHelp(
        """
        Accept only pictures with matching names: 'light/*.png'. A pattern without a slash matches \
        in every folder, '/a.png' outside of folders. Repeatable.
        """,
        valueName: "pattern"))
    var only: [String] = []

    @Option(
      help: ArgumentHelp(
        "The folder of references. (default: the one of the report)", valueName: "folder"))
    var reference: String?

    @Flag(name: .customLong("in-ci"), help: ArgumentHelp("Record in CI too.", visibility: .rare))
    var inCI = false

    func run() throws {
      let permissions: Verification.Permissions = inCI ? .inCI : []
      try permissions.checkRecording()
      let opened = try SnapshotReport(FilePath(report))
      let folder = try reference.map { FilePath($0) } ?? Self.reference(of: opened)
      let outcome = try opened.accept(
        into: folder, only: only.map { NamePattern(FilePath($0)) }, allowing: permissions)
      var text = SnapshotOutput.text(of: outcome.accepted)
      for (name, reason) in outcome.left {
        text += "  left \(name): \(DisplayText.escaped(reason))\n"
      }
      try StandardStream.output.write(text)
      if !outcome.left.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }

    /// The folder of references that a report names.
    ///
    /// A report can come from someone else. So the user has to name a folder outside of the working folder.
    private static func reference(of report: SnapshotReport) throws -> FilePath {
      let path = report.reference.lexicallyNormalized()
      guard isInside(path) else {
        throw CommandError.data(
          "the report has the references in '\(report.reference.displayText)': name the folder with "
            + "--reference")
      }
      return path
    }

    /// Whether a path leads to a folder below the working folder that is not hidden.
    private static func isInside(_ path: FilePath) -> Bool {
      path.isRelative && !path.isEmpty
        && path.components.allSatisfy { $0.kind == .regular && $0.string.first != "." }
    }

    /// The beginning of the command that accepts pictures of a report.
    static func beginning(reference: FilePath) -> String {
      let option =
        isInside(reference.lexicallyNormalized())
        ? [] : ["--reference", ShellText.quoted(reference.string)]
      return (["mintmark snapshot accept"] + option).joined(separator: " ")
    }
  }
}
