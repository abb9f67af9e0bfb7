import ArgumentParser
import BadgeKit
import SystemSupport
import TextOutlines

/// The font file of each script.
struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the font file of each script, with its version and digest.",
    discussion: """
      Example: mintmark fonts --weight semibold --json
      """)

  @Option(
    help: "The weight: a name, or 1 to 1000. (default: semibold)",
    completion: .list(FontWeight.names.map(\.name)))
  var weight: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup(title: "Table") var table: TableOptions

  func validate() throws { try OptionText.validate { _ = try selectedWeight } }

  private var selectedWeight: FontWeight {
    get throws {
      try OptionText.value(weight, "--weight") { try StyleOption.fontWeight($0) } ?? .semibold
    }
  }

  func run() throws {
    let typesetter = try fonts.typesetter()
    var rows = Table(["script", "name", "family", "style", "weight", "file", "version", "sha256"])
    for report in try typesetter.fontReport(weight: selectedWeight) {
      rows.add([
        report.script, report.scriptName, report.face.family, report.face.style,
        FontWeight(report.weightUsed)?.description ?? "",
        report.face.path, report.version, report.sha256,
      ])
    }
    try table.print(rows)
  }
}
