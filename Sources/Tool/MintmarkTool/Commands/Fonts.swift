import ArgumentParser
import SystemSupport
import TextOutlines

/// The command `fonts`: prints a table with the font file of each script.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the font file of each script, with its version and digest.",
    discussion: """
      Example: mintmark fonts --weight semibold --json
      """)

  @Option(weight: "The weight: a name, or 1 to 1000.", default: "semibold")
  var weight: FontWeight?

  @OptionGroup var fonts: FontOptions
  @OptionGroup(title: "Table") var table: TableOptions

  func run() throws {
    let typesetter = try fonts.typesetter()
    var rows = Table(["script", "name", "family", "style", "weight", "file", "version", "sha256"])
    for report in try typesetter.fontReport(weight: weight ?? .semibold) {
      rows.add([
        report.script, report.scriptName, report.face.family, report.face.style,
        FontWeight(report.weightUsed)?.description ?? "",
        report.face.path, report.version, report.sha256,
      ])
    }
    try table.print(rows)
  }
}
