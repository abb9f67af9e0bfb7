import ArgumentParser
import ImageSnapshots
import Platform

/// Two pictures.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures; exit 1 where they differ.",
    discussion: """
      Examples:
        mintmark diff old.png new.png
        mintmark diff old.png new.png -o diff.png --strategy perceptual
        mintmark diff old.png new.png --max-density 12/8 --ignore 0,0,20,20 --json
      """)

  @Argument(help: "The picture as it should be.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(help: "The picture as it is.", completion: .file(extensions: ["png"]))
  var actual: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write expected, difference and actual side by side.", valueName: "file.png|-"))
  var output: String?

  @Flag(help: "Print the figures as JSON.")
  var json = false

  @OptionGroup(title: "Comparison") var options: ComparisonOptions

  func validate() throws {
    if json, output == "-" {
      throw ValidationError("--json and -o - both print: give -o a file")
    }
  }

  func run() throws {
    let first = try PictureFile.read(expected)
    let second = try PictureFile.read(actual)
    let comparison = options.rule.compare(first, with: second)
    if let output {
      let picture = comparison.sideBySidePicture(expected: first, actual: second)
      try PictureOptions.write(PictureFile.encode(picture), to: output)
    }
    if json {
      try PictureOptions.write(Array((comparison.json + "\n").utf8), to: "-")
    } else if output != "-" {
      try PictureOptions.write(Array((comparison.description + "\n").utf8), to: "-")
    }
    if comparison.verdict != .same { throw ExitCode(ExitStatus.found.rawValue) }
  }
}
