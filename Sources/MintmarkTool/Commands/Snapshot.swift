import ArgumentParser
import ImageComparison
import ImageSnapshots
import Messages
import SystemSupport

/// The command `snapshot`: comparison of rendered images with reference images.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Compare rendered images with reference images.",
    subcommands: [Verify.self, Record.self])

  func run() throws { throw MissingSubcommand(of: Self.self) }
}

/// The arguments for the folder of references and the folder of pictures.
struct SnapshotFolders: ParsableArguments {
  @Argument(help: "The folder of references.", completion: .directory)
  var reference: String

  @Argument(help: "The folder of rendered pictures.", completion: .directory)
  var actual: String

  fileprivate var referencePath: FilePath { FilePath(reference) }
  fileprivate var actualPath: FilePath { FilePath(actual) }
}

/// The options that permit recording in CI and the removal of more than half of the references.
struct RecordingOptions: ParsableArguments {
  @Flag(name: .customLong("in-ci"), help: "Record in CI too.")
  var inCI = false

  @Flag(help: "Delete obsolete references even where they are more than half of all.")
  var allowMassRemoval = false

  fileprivate var permissions: Verification.Permissions {
    var permissions: Verification.Permissions = []
    if inCI { permissions.insert(.inCI) }
    if allowMassRemoval { permissions.insert(.massRemoval) }
    return permissions
  }

  /// Refuses to record in CI, before anything is compared.
  fileprivate func check() throws(SnapshotError) {
    guard inCI || !HostEnvironment.current.isCI else { throw .recordingInCI }
  }
}

extension SnapshotCommand {
  /// The command `snapshot verify`.
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Compare every picture with its reference; exit 1 where one differs.",
      discussion: """
        Examples:
          mintmark snapshot verify Snapshots build/icons --report out
          mintmark snapshot verify Snapshots build/icons --junit results.xml
          mintmark snapshot verify Snapshots build/icons --update all --only 'a*'

        An empty folder of pictures is an error, and so are a folder compared with itself and a \
        tolerance that allows any difference. --update accepts nothing in CI without --in-ci. \
        Results are not written into a folder that is compared.

        PNG files are compared by their pixels, other files byte for byte. A picture in one folder \
        only fails too. A file whose name is not that of a picture, or begins with a dot, is listed as \
        uncompared. Links below the folder of references are not followed: a reference that is a \
        link, or is in a linked folder, counts as corrupt.
        """)

    @OptionGroup var folders: SnapshotFolders

    @Option(
      help: ArgumentHelp(
        "Write an HTML report: index.html, and the pictures of failures in pictures.",
        valueName: "folder"))
    var report: String?

    @Option(
      help: ArgumentHelp(
        "Write the results as JUnit XML; with --report it attaches the pictures.",
        valueName: "file"))
    var junit: String?

    @Option(
      help: ArgumentHelp(
        "Write the failures as a table in Markdown, for the summary of a CI job.",
        valueName: "file"))
    var summary: String?

    @Option(
      help: ArgumentHelp(
        """
        Compare, and update, only pictures of such names: light/*.png, or without a slash a* in \
        every folder; repeatable.
        """,
        valueName: "pattern"))
    var only: [String] = []

    @Flag(help: "Print the results as JSON.")
    var json = false

    @Flag(help: "Ignore references that have no picture any more.")
    var allowObsolete = false

    @Option(
      choice: """
        Accept results: record changed pictures, those whose reference is missing, or all; or \
        delete obsolete references.
        """)
    var update: Verification.Acceptance?

    @OptionGroup var recording: RecordingOptions

    @OptionGroup(title: "Comparison") var options: ComparisonOptions

    func validate() throws {
      guard update == nil, recording.inCI || recording.allowMassRemoval else { return }
      throw ValidationError("--in-ci and --allow-mass-removal belong to --update: add it")
    }

    func run() throws {
      if update != nil { try recording.check() }
      for output in [report, junit, summary] {
        guard let output, output != "-" else { continue }
        try Verification.checkIsOutside(
          output: FilePath(output), reference: folders.referencePath,
          actual: folders.actualPath)
      }
      var verification = try Verification.run(
        reference: folders.referencePath, actual: folders.actualPath, rule: options.rule,
        only: only.map { NamePattern(FilePath($0)) }, allowsObsolete: allowObsolete,
        allowsEmptyFolder: recording.allowMassRemoval)
      // The report shows the failures, so it is written before any of them is accepted.
      var attachments: [PictureName: [FilePath]] = [:]
      if let report {
        attachments = try verification.writeReport(
          to: FilePath(report), acceptCommand: acceptCommand(verification))
      }
      // The summary shows them too.
      if let summary { try PictureOptions.write(Array(verification.markdown().utf8), to: summary) }
      let accepted = try update.map { acceptance in
        try verification.accept(acceptance, allowing: recording.permissions)
      }
      if let junit {
        try PictureOptions.write(
          Array(verification.junit(attaching: attachments).utf8), to: junit)
      }
      try SnapshotOutput(
        verification: verification, accepted: accepted, isJSON: json, report: report,
        acceptCommand: acceptCommand(verification)
      ).print()
      if !verification.failures.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }

    /// The command that accepts the failures; nil if none can be accepted.
    private func acceptCommand(_ verification: Verification) -> String? {
      guard let acceptance = verification.acceptance else { return nil }
      let arguments =
        ["mintmark", "snapshot", "verify", folders.reference, folders.actual] + options.arguments
        + only.flatMap { ["--only", $0] } + ["--update", acceptance.rawValue]
      return arguments.map(ShellText.quoted).joined(separator: " ")
    }
  }

  /// The command `snapshot record`.
  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Replace all references by the pictures.",
      discussion: """
        Example: mintmark snapshot record Snapshots build/icons

        Deletes references that have no picture any more, and stops if that is more than half of \
        them. References whose pixels are unchanged stay as they are. Records nothing in CI without \
        --in-ci. Nothing is written through a link below the folder of references.
        """)

    @OptionGroup var folders: SnapshotFolders

    @OptionGroup var recording: RecordingOptions

    func run() throws {
      try recording.check()
      var verification = try Verification.run(
        reference: folders.referencePath, actual: folders.actualPath, rule: .exact,
        allowsEmptyFolder: recording.allowMassRemoval)
      let accepted = try verification.accept(.all, allowing: recording.permissions)
      try SnapshotOutput(verification: verification, accepted: accepted).print()
      if !verification.failures.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
