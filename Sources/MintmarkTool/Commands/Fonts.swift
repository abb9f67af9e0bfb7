import ArgumentParser
import TextOutlines

/// Which font file serves which script.
struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Say which font file serves which script, with its version and digest.",
    discussion: """
      Example: mintmark fonts --weight semibold --json
      """)

  @Option(help: "The weight asked for: a name, or 1 to 1000. (default: semibold)")
  var weight: String?

  @Option(help: ArgumentHelp("A font to use before all others.", valueName: "family|file"))
  var font: [String] = []

  @OptionGroup(title: "Table") var table: TableOptions

  func run() throws {
    let typesetter = try Typesetter(fonts: FontStack(names: font))
    var rows = Table(["script", "name", "family", "style", "weight", "file", "version", "sha256"])
    for report in try typesetter.fontReport(weight: FontWeight.option(weight) ?? .semibold) {
      rows.add([
        report.script, report.scriptName, report.face.family, report.face.style,
        FontWeight(report.weightUsed)?.description ?? "", report.face.path, report.version,
        report.sha256,
      ])
    }
    try table.print(rows)
  }
}
