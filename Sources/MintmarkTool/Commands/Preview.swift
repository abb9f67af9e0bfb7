import ArgumentParser
import AssetPipeline
import SystemSupport

/// The command `preview`: shows all buttons on a page, and updates it when the configuration is edited.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract:
      "Show every button of a mintmark.yml on a page that is updated when the file changes.",
    discussion: """
      Writes a page and prints its address: open it in a browser. Until Ctrl-C, the page is updated \
      whenever the configuration changes, or a drawing or font that it names. It shows the pictures \
      of each target with the pixels of their files, magnified if you like, and the errors of the \
      configuration with their line. It needs no server and no network.

      Examples:
        mintmark preview
        mintmark preview app.yml --output build/preview
        mintmark preview app.yml --once preview.html
      """)

  @Argument(help: "The configuration. (default: mintmark.yml in the working folder)")
  var config: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder of the page. (default: mintmark-preview in the working folder)",
      valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write the page as one file and stop. - is standard output.", valueName: "file|-"))
  var once: String?

  @OptionGroup var day: DayOptions
  @OptionGroup var fonts: FontSourceOptions

  @Flag(name: .shortAndLong, help: "Print errors and the address only.")
  var quiet = false

  func validate() throws {
    if output != nil, once != nil {
      throw ValidationError("--once names the file itself: leave out --output")
    }
    if let once, once != "-", !once.lowercased().hasSuffix(".html") {
      throw ValidationError("the page is HTML: let the name end in .html")
    }
  }

  func run() throws {
    let file = try ConfigurationOptions.file(config)
    var preview = Preview(configuration: file.string)
    if let once {
      try draw(file, into: &preview)
      try PictureOptions.write(PreviewPage.document(preview), to: once)
      report(preview)
      if !preview.errors.isEmpty { throw ExitCode(ExitStatus.data.rawValue) }
      return
    }
    var folder: PreviewFolder?
    try ConfigurationWatch.run(file, isQuiet: quiet) {
      do {
        try draw(file, into: &preview)
      } catch PipelineError.interrupted {
        return
      } catch {
        preview.fail(Diagnostics.diagnosis(of: error).message)
      }
      if let folder {
        try folder.show(preview)
      } else {
        let made = try PreviewFolder(FilePath(output ?? "mintmark-preview"))
        try made.show(preview)
        try StandardStream.output.write(made.address + "\n")
        folder = made
      }
      report(preview)
    }
    preview.hasEnded = true
    try folder?.show(preview)
  }

  /// Reads the configuration again and draws its buttons into the preview.
  private func draw(_ file: FilePath, into preview: inout Preview) throws {
    var configuration = try Configuration.read(file: file)
    configuration.rules = try day.rules(over: configuration.rules)
    configuration.fontSource = try fonts.source
    try preview.draw(
      configuration, settings: Plan.Settings(version: Version.current),
      warnings: ContrastCheck.warnings(of: configuration))
  }

  private func report(_ preview: Preview) {
    for error in preview.errors { Diagnostics.report(error) }
    for warning in quiet ? [] : preview.warnings { Diagnostics.warn(warning) }
  }
}
