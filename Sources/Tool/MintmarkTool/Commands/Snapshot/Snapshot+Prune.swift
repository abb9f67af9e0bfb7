import ArgumentParser
import ImageSnapshots
import Messages
import SystemSupport

extension SnapshotCommand {
  /// The command `snapshot prune`.
  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune",
      abstract: "List the references that no test uses, or delete them.",
      discussion: """
        Examples:
          mintmark snapshot prune Tests/__Snapshots__ --used used.txt
          mintmark snapshot prune Tests/__Snapshots__ --used used.txt --delete

        The tests write the list if SNAPSHOTS_USED has its path: each assertion adds that of its \
        reference. Run all tests, as the references of a test that does not run are unused, too. Exits \
        with 1 if there are unused references, unless it deletes them. Deletes nothing in CI without \
        --in-ci, and no more than half of the references without --allow-mass-removal.
        """)

    @Argument(help: "The folder of references.", completion: .directory)
    var reference: String

    @Option(
      help: ArgumentHelp("The list that the tests wrote.", valueName: "file"), completion: .file())
    var used: String

    @Flag(help: "Delete the unused references.")
    var delete = false

    @OptionGroup var recording: RecordingOptions

    func run() throws {
      let unused = try UnusedReferences(in: FilePath(reference), besides: FilePath(used))
      if delete { try unused.delete(recording.permissions) }
      var text = unused.names.map { "  \(delete ? "deleted" : "unused") \($0)\n" }.joined()
      text +=
        "\(unused.names.count) of \(CountText.of(unused.total, "reference")) "
        + (delete ? "deleted\n" : "unused\n")
      try StandardStream.output.write(text)
      if !delete, !unused.names.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
