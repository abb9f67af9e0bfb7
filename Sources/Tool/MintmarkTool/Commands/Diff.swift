import ArgumentParser
import ImageComparison
import SystemSupport

/// The command `diff`: comparison of two pictures.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures; exit with 1 if they differ.",
    discussion: """
      Examples:
        mintmark diff old.png new.png
        mintmark diff old.png new.png -o diff.png --strategy perceptual
        mintmark diff old.png new.png --max-density 12/8 --ignore 0,0,20,20 --json

      A picture has at most 100,000,000 pixels.
      """)

  @Argument(help: "The expected picture.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(help: "The actual picture.", completion: .file(extensions: ["png"]))
  var actual: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the expected picture, the difference and the actual picture side by side.",
      valueName: "file.png|-"))
  var output: String?

  @Flag(help: "Print the figures as JSON.")
  var json = false

  @OptionGroup(title: "Comparison") var options: ComparisonOptions

  func validate() throws {
    guard let output, output != "-" else {
      if json, output != nil {
        throw ValidationError("--json and -o - both write to standard output: give -o a file")
      }
      return
    }
    let path = FilePath(output)
    if let name = path.extension, name.lowercased() != "png" {
      throw ValidationError("'\(output)' would be a PNG file: let its name end in .png")
    }
  }

  func run() throws {
    try OverwriteCheck.run(output: output, inputs: [expected, actual])
    let first = try picture(expected)
    let second = try picture(actual)
    let comparison = try compare(first, with: second)
    options.warnOfAreas(outside: [comparison.expectedSize])
    if json {
      try StandardStream.output.write(comparison.json + "\n")
    } else if output != "-" {
      try StandardStream.output.write(comparison.description + "\n")
    }
    if comparison.verdict != .same { throw ExitCode(ExitStatus.found.rawValue) }
  }

  private func picture(_ path: String) throws -> EncodedPicture {
    guard try !Directory.isFolder(FilePath(path)) else {
      throw CommandError(
        status: .noInput,
        description: "'\(path)' is a folder: compare folders with 'mintmark snapshot verify'")
    }
    let bytes = try FileReader.bytes(
      of: FilePath(path), limit: EncodedPicture.largestFile)
    return try EncodedPicture(bytes, path: path)
  }

  /// Compares two pictures. With an output, writes both and their difference to it, side by side. Decodes both
  /// at the same time.
  private func compare(
    _ first: EncodedPicture, with second: EncodedPicture
  ) throws -> Comparison {
    // Equal files have equal pictures.
    let pictures = first.bytes == second.bytes ? [first] : [first, second]
    let pixmaps = try Parallel.map(pictures.count) { index in
      Result { () throws(PictureError) in try pictures[index].pixmap() }
    }.map { try $0.get() }
    let old = pixmaps[0]
    let new = pixmaps[pixmaps.count - 1]
    let comparison = try options.rule.compare(first, with: second, old, new)
    if let output {
      try PictureOptions.write(comparison.sideBySidePNG(expected: old, actual: new), to: output)
    }
    return comparison
  }
}
