import ArgumentParser
import ImageSnapshots
import SystemSupport

extension SnapshotCommand {
  /// The command `snapshot adopt`.
  struct Adopt: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "adopt",
      abstract: "Rename references of swift-snapshot-testing for ImageSnapshotsTesting.",
      discussion: """
        Example: mintmark snapshot adopt Tests

        In each folder __Snapshots__, test.1.png becomes test.png and test.name.png becomes \
        test/name.png. Replaces and deletes nothing. Exits with 1 if a new name is taken.
        """)

    @Argument(help: "The folder of the tests.", completion: .directory)
    var folder: String

    func run() throws {
      let outcome = try AdoptedReferences.adopt(in: FilePath(folder))
      var text = "\(outcome.moved.count) renamed\n"
      for move in outcome.moved { text += "  moved \(move.from) → \(move.to)\n" }
      for move in outcome.left {
        text += "  left \(move.from): there is a file '\(move.to)' already\n"
      }
      try StandardStream.output.write(text)
      if !outcome.left.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
    }
  }
}
