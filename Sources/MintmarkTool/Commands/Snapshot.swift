import ArgumentParser
import ImageSnapshots
import SystemSupport

extension Verification.Acceptance: ExpressibleByArgument {}

/// Folders of pictures and of references.
struct Snapshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Hold a folder of pictures against references.",
    subcommands: [Verify.self, Record.self])

  func run() throws { throw MissingSubcommand(help: Self.helpMessage()) }
}

/// The two folders.
struct SnapshotFolders: ParsableArguments {
  @Argument(help: "The folder of references.", completion: .directory)
  var reference: String

  @Argument(help: "The folder of pictures as they are.", completion: .directory)
  var actual: String
}

extension Snapshot {
  /// Compares.
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Compare every picture with its reference; exit 1 where one differs.",
      discussion: """
        Examples:
          mintmark snapshot verify Snapshots build/icons --report out
          mintmark snapshot verify Snapshots build/icons --junit results.xml --allow-obsolete
          mintmark snapshot verify Snapshots build/icons --update changed

        A reference that is a link, or lies behind one below the folder, is corrupt: links are not
        followed there.
        """)

    @OptionGroup var folders: SnapshotFolders

    @Option(help: ArgumentHelp("Write an HTML report: index.html.", valueName: "folder"))
    var report: String?

    @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
    var junit: String?

    @Flag(help: "Print the results as JSON.")
    var json = false

    @Flag(help: "Let references pass that have no picture any more.")
    var allowObsolete = false

    @Option(
      help: """
        Take pictures for right and record them: those that changed, those whose reference is \
        missing, all; or remove obsolete references.
        """)
    var update: Verification.Acceptance?

    @OptionGroup(title: "Comparison") var options: ComparisonOptions

    func run() throws {
      var verification = try Verification(
        reference: folders.reference, actual: folders.actual, rule: options.rule,
        allowsObsolete: allowObsolete)
      let advice = SnapshotAdvice(verification, folders: folders, options: options)
      // The report shows what was found, and so is made before anything is accepted.
      if let report { try verification.writeReport(to: report, acceptCommand: advice.command) }
      let accepted = try update.map { acceptance in try verification.accept(acceptance) }
      if let junit { try PictureOptions.write(Array(verification.junit.utf8), to: junit) }
      try SnapshotOutput(verification, accepted: accepted, isJSON: json, report: report)
        .print(advice: SnapshotAdvice(verification, folders: folders, options: options))
      if !verification.failures.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }

  /// Accepts.
  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Make the pictures the references: all of them, and no others.",
      discussion: """
        Example: mintmark snapshot record Snapshots build/icons

        In CI (where CI is set) nothing is recorded without --in-ci. References are on the disk \
        before they take their names. Nothing is written through a link below their folder.
        """)

    @OptionGroup var folders: SnapshotFolders

    @Flag(name: .customLong("in-ci"), help: "Record in CI too.")
    var inCI = false

    func run() throws {
      guard inCI || !HostEnvironment.current.isCI else {
        throw CommandError.usage(
          "CI is set, where nothing is recorded by default: add --in-ci, or unset CI")
      }
      var verification = try Verification(
        reference: folders.reference, actual: folders.actual, rule: .exact)
      let accepted = try verification.accept(.all)
      try SnapshotOutput(verification, accepted: accepted, isJSON: false, report: nil)
        .print(advice: nil)
      if !verification.failures.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
