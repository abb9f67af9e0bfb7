import ArgumentParser
import ImageSnapshots
import SystemSupport

extension SnapshotCommand {
  /// The command `snapshot comment`.
  struct Comment: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "comment",
      abstract: "Print the results of a report as a comment for a pull request.",
      discussion: """
        Examples:
          mintmark snapshot comment report.zip
          mintmark snapshot comment report --pictures p --address https://a.io/{file}

        Prints Markdown: the counts, and a table of the first 12 failures. With --pictures, the table shows the \
        expected picture, the difference and the actual picture. Upload the folder to where --address says. \
        Files of more than 1 MiB and those that are no pictures are left out. The action and the include for \
        GitLab of this project post this text.
        """)

    @Argument(help: "The folder of a report, or a zip archive of it.", completion: .file())
    var report: String

    @Option(
      help: ArgumentHelp("Write the pictures that the table shows.", valueName: "folder"),
      completion: .directory)
    var pictures: String?

    @Option(
      help: ArgumentHelp(
        "The address of a picture, with {file} in the place of its name.", valueName: "url"))
    var address: String?

    func validate() throws {
      guard (pictures == nil) == (address == nil) else {
        throw ValidationError("--pictures and --address belong together: give both")
      }
      if let address, !address.contains("{file}") {
        throw ValidationError(
          "--address '\(address)' has no {file}: write it where the name of a picture belongs")
      }
    }

    func run() throws {
      var folder: SnapshotReport.CommentPictures?
      if let pictures, let address {
        folder = .init(folder: FilePath(pictures), address: address)
      }
      try StandardStream.output.write(SnapshotReport(FilePath(report)).comment(pictures: folder))
    }
  }
}
