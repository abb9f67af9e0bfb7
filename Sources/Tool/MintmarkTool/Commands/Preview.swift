import ArgumentParser
import AssetPipeline
import SystemSupport

/// The command `preview`: writes the gallery of all buttons, and follows the configuration as it is edited.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract:
      "Show every button of a mintmark.yml on a page that follows the file as it is edited.",
    discussion: """
      Writes a gallery page and prints its address: open it in a browser. Until Ctrl-C, the page is \
      updated whenever the configuration changes, or a drawing or font that it names. It shows the \
      pixels of each drawing in the scales and appearances of the targets, magnified if you like, and \
      the errors of the configuration with their line. It needs no server and no network.

      Examples:
        mintmark preview
        mintmark preview app.yml --output build/preview
      """)

  @Argument(help: "The configuration. (default: mintmark.yml in the working folder)")
  var config: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder of the page. (default: mintmark-preview in the working folder)",
      valueName: "folder"))
  var output: String?

  @OptionGroup var day: DayOptions
  @OptionGroup var fonts: FontSourceOptions

  @Flag(name: .shortAndLong, help: "Print errors and the address only.")
  var quiet = false

  func run() throws {
    let file = try ConfigurationOptions.file(config)
    var preview = GalleryPreview()
    var folder: PreviewFolder?
    var address: String?
    try ConfigurationWatch.run(file, isQuiet: quiet) {
      do {
        try draw(file, into: &preview)
      } catch PipelineError.interrupted {
        return
      } catch {
        preview.fail(Diagnostics.diagnosis(of: error).message)
      }
      let shown = try folder ?? PreviewFolder(FilePath(output ?? "mintmark-preview"))
      folder = shown
      let isFirst = address == nil
      // A disk that is full now need not be at the next change.
      do { address = try shown.show(preview) } catch { Diagnostics.report(error) }
      if isFirst, let address { try StandardStream.output.write(address + "\n") }
      for error in preview.errors { Diagnostics.report(error) }
      for warning in quiet ? [] : preview.warnings { Diagnostics.warn(warning) }
    }
    preview.hasEnded = true
    _ = try folder?.show(preview)
  }

  /// Reads the configuration again and draws its buttons into the preview.
  private func draw(_ file: FilePath, into preview: inout GalleryPreview) throws {
    var configuration = try Configuration.read(file: file)
    configuration.rules = try day.rules(over: configuration.rules)
    configuration.fontSource = try fonts.source
    try preview.draw(
      configuration, settings: Plan.Settings(version: ProgramVersion.current),
      warnings: ContrastCheck.warnings(of: configuration))
  }
}
