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
    subcommands: [
      Verify.self, Record.self, Accept.self, Merge.self, Comment.self, Prune.self,
    ])

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

/// The options for the results in other formats than a report.
struct ResultOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the results as JUnit XML. With --report, it has the paths of the failures' pictures.",
      valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write the failures as a table in Markdown, for the summary of a CI job.",
      valueName: "file", visibility: .rare))
  var summary: String?

  @Flag(help: "Print the results as JSON.")
  var json = false

  func writeSummary(_ results: SnapshotResults) throws {
    guard let summary else { return }
    try PictureOptions.write(Array(results.markdown().utf8), to: summary)
  }

  func writeJUnit(_ results: SnapshotResults, report: String?) throws {
    guard let junit else { return }
    try PictureOptions.write(
      Array(results.junit(report: report.map { FilePath($0) }).utf8), to: junit)
  }
}

/// The options that permit recording in CI and the removal of more than half of the references.
struct RecordingOptions: ParsableArguments {
  @Flag(name: .customLong("in-ci"), help: ArgumentHelp("Record in CI too.", visibility: .rare))
  var inCI = false

  @Flag(
    help: ArgumentHelp(
      "Delete obsolete references even if they are more than half of all.", visibility: .rare))
  var allowMassRemoval = false

  var permissions: Verification.Permissions {
    var permissions: Verification.Permissions = []
    if inCI { permissions.insert(.inCI) }
    if allowMassRemoval { permissions.insert(.massRemoval) }
    return permissions
  }
}

extension SnapshotCommand {
  /// The command `snapshot verify`.
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Compare every picture with its reference; exit with 1 if one differs.",
      usage: "mintmark snapshot verify [<options>] <reference> <actual>",
      discussion: """
        Examples:
          mintmark snapshot verify Snapshots build/icons --report out
          mintmark snapshot verify Snapshots build/icons --junit results.xml
          mintmark snapshot verify Snapshots build/icons --update all --only 'a*'

        PNG files are compared by their pixels, other files byte for byte. A picture in only one \
        folder fails. The file snapshots.yml in the folder of references can have rules for some \
        pictures: see 'mintmark schema snapshots'. A new name for the same pixels is reported as moved. Hidden files, and files that are not pictures, are listed as uncompared. A \
        reference that is a symbolic link counts as corrupt.

        It is an error to compare an empty folder, a folder with itself, or with a tolerance that \
        allows any difference. --update does nothing in CI without --in-ci. \
        Results can't be written into a folder that is compared.
        """)

    @OptionGroup var folders: SnapshotFolders

    @Option(
      help: ArgumentHelp(
        "Write a report of the failures: index.html, results.json and pictures. See 'accept'.",
        valueName: "folder"))
    var report: String?

    @OptionGroup var outputs: ResultOptions

    @Option(
      help: ArgumentHelp(
        """
        Compare and update only pictures with matching names: 'light/*.png'. A pattern without a \
        slash matches in every folder. Repeatable.
        """,
        valueName: "pattern"))
    var only: [String] = []

    @Flag(
      help: ArgumentHelp("Ignore references that have no picture any more.", visibility: .rare))
    var allowObsolete = false

    /// The results to accept.
    enum Update: String, CaseIterable {
      case changed, missing, moved, obsolete, all

      var acceptance: Verification.Acceptance {
        switch self {
        case .changed: .changed
        case .missing: .missing
        case .moved: .moved
        case .all: .all
        case .obsolete: .obsolete
        }
      }
    }

    @Option(
      choices: """
        Accept results. changed: replace references; missing: add new ones; moved: rename; \
        obsolete: delete those without a picture; all: these four. Repeatable.
        """)
    var update: [Update] = []

    @OptionGroup var recording: RecordingOptions

    @OptionGroup(title: "Comparison") var options: ComparisonOptions

    func validate() throws {
      if allowObsolete, update.contains(.obsolete) {
        throw ValidationError(
          "--allow-obsolete and --update obsolete exclude each other: give one of them")
      }
      guard update.isEmpty, recording.inCI || recording.allowMassRemoval else { return }
      throw ValidationError("--in-ci and --allow-mass-removal belong to --update: add it")
    }

    func run() throws {
      if !update.isEmpty { try recording.permissions.checkRecording() }
      for output in [report.map { $0 + "/pictures" }, outputs.junit, outputs.summary] {
        guard let output, output != "-" else { continue }
        try Verification.checkIsOutside(
          output: FilePath(output), reference: folders.referencePath,
          actual: folders.actualPath)
      }
      try checkReferences()
      // The report shows the failures, so it is written before any of them is accepted.
      var verification = try Verification.run(
        reference: folders.referencePath, actual: folders.actualPath, rule: options.rule,
        only: only.map { NamePattern(FilePath($0)) }, allowsObsolete: allowObsolete,
        allowsEmptyFolder: recording.allowMassRemoval, report: report.map { FilePath($0) },
        origin: Verification.RunOrigin(
          program: ProgramVersion.current, commit: HostEnvironment.current.commit))
      warnOfUnusedAreas(verification)
      for pattern in verification.unusedPatterns {
        Diagnostics.warn(
          "the pattern '\(pattern)' in \(folders.referencePath.pushing(SnapshotRules.fileName).displayText) "
            + "matches no picture: check it, or remove its rule")
      }
      // The summary shows them too.
      try outputs.writeSummary(verification.results())
      var acceptance = Verification.Acceptance(update.map(\.acceptance))
      // Ignored references stay.
      if allowObsolete { acceptance.remove(.obsolete) }
      let accepted =
        try update.isEmpty
        ? nil : verification.accept(acceptance, allowing: recording.permissions)
      try outputs.writeJUnit(verification.results(), report: report)
      try SnapshotOutput(
        results: verification.results(accepted: accepted), isJSON: outputs.json, report: report,
        acceptCommand: try acceptCommand(verification)
      ).print()
      if !verification.failures.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }

    /// Checks that there is a folder of references. Without one, every picture would be new.
    private func checkReferences() throws {
      guard !update.contains(where: { $0.acceptance.contains(.missing) }),
        try Stat.ifPresent(folders.referencePath) == nil
      else { return }
      let path = folders.referencePath
      let parent = path.removingLastComponent()
      let entries = try? Directory.entries(of: parent.isEmpty ? "." : parent, followsLink: true)
      let names = (entries ?? []).filter(\.isFolder).map(\.name.string).sorted()
      let similar = path.lastComponent.flatMap { NearestName.of($0.string, among: names) }
      let fix =
        if let similar {
          "did you mean '\(parent.appending(similar).displayText)'?"
        } else {
          "check the path, or save the pictures as the first references with 'mintmark snapshot record "
            + "\(ShellText.quoted(folders.reference)) \(ShellText.quoted(folders.actual))'"
        }
      throw CommandError(
        status: .noInput,
        description: "there is no folder of references '\(path.displayText)': \(fix)")
    }

    /// Warns of ignored areas that lie outside of every picture.
    private func warnOfUnusedAreas(_ verification: Verification) {
      let sizes = Set(verification.entries.compactMap(\.comparison?.expectedSize))
      options.warnOfAreas(outside: sizes)
    }

    /// The command that accepts the failures; nil if none can be accepted.
    private func acceptCommand(_ verification: Verification) throws -> String? {
      let updates = [Update.changed, .missing, .moved, .obsolete].filter {
        verification.acceptance.contains($0.acceptance)
      }
      guard !updates.isEmpty else { return nil }
      // 'accept' deletes nothing.
      let written = updates == [.obsolete] ? nil : report
      if let report = try written ?? SnapshotReport.containing(folders.actualPath)?.string {
        return Accept.command(report: report, references: folders.reference)
      }
      let arguments =
        ["mintmark", "snapshot", "verify", folders.reference, folders.actual] + options.arguments
        + only.flatMap { ["--only", $0] } + (allowObsolete ? ["--allow-obsolete"] : [])
        + (updates.count > 2 ? [.all] : updates).flatMap { ["--update", $0.rawValue] }
      return arguments.map(ShellText.quoted).joined(separator: " ")
    }
  }

  /// The command `snapshot record`.
  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Save the pictures as the new references.",
      discussion: """
        Example: mintmark snapshot record Snapshots build/icons

        Deletes references that have no picture any more; stops if that is more than half of them. \
        A reference is replaced only once the new file is completely saved, and only if its pixels \
        changed, whatever the limits say: 'snapshot verify --update changed' keeps those within them. \
        Records nothing in CI without --in-ci. Links below the folder of references are not followed.
        """)

    @OptionGroup var folders: SnapshotFolders

    @OptionGroup var recording: RecordingOptions

    func run() throws {
      try recording.permissions.checkRecording()
      var verification = try Verification.run(
        reference: folders.referencePath, actual: folders.actualPath, rule: .exact,
        allowsEmptyFolder: recording.allowMassRemoval, appliesRules: false)
      let accepted = try verification.accept(.all, allowing: recording.permissions)
      try SnapshotOutput(results: verification.results(accepted: accepted)).print()
      if !verification.failures.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
