import ArgumentParser
import AssetPipeline
import PreviewChannel
import SystemSupport

/// A local page of all buttons, which follows the configuration as it is edited.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show every button of a mintmark.yml on a local page that follows it.",
    discussion: """
      The page shows each button at the sizes of the targets, light and dark, and the errors of the \
      configuration. It changes when the configuration, a drawing or a font file that it names is \
      saved. Only this machine can open it. Ctrl-C ends the preview.

      Examples:
        mintmark preview
        mintmark preview app.yml --port 4000
        mintmark preview app.yml --once preview.html
      """)

  @Argument(help: "The configuration. (default: mintmark.yml in the working folder)")
  var config: String?

  @Option(help: "The port on 127.0.0.1. (default: any that is free)")
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "Write the page to a file, or to standard output with -, and end.", valueName: "file|-"))
  var once: String?

  @OptionGroup var day: DayOptions
  @OptionGroup var fonts: FontSourceOptions

  @Flag(help: "Don't warn of a tint that is hard to see.")
  var noContrastCheck = false

  @Flag(name: .shortAndLong, help: "Print errors and the address only.")
  var quiet = false

  func validate() throws {
    if let port {
      guard once == nil else {
        throw ValidationError("--once needs no --port: leave one of them out")
      }
      guard (0...65535).contains(port) else {
        throw ValidationError("--port \(port) is not valid: give 0 to 65535")
      }
    }
  }

  func run() throws {
    let file = config.map { FilePath($0) } ?? Configuration.standardFile
    let settings = Plan.Settings(version: Version.current)
    var page = PreviewPage(configuration: file.string)
    if let once {
      try read(file, settings, into: &page)
      try PictureOptions.write(page.document, to: once)
      report(page)
      if !page.errors.isEmpty { throw ExitCode(ExitStatus.data.rawValue) }
      return
    }
    let server = try PreviewProcess(port: port ?? 0)
    var isAnnounced = false
    try ConfigurationWatch.run(file, isQuiet: quiet) {
      do {
        try read(file, settings, into: &page)
      } catch PipelineError.interrupted {
        return
      } catch {
        page.isOutdated = true
        page.warnings = []
        page.errors = [Diagnostics.diagnosis(of: error).message]
      }
      try server.show(page)
      if !isAnnounced { try StandardStream.output.write(server.address + "\n") }
      isAnnounced = true
      report(page)
    }
  }

  /// Draws the configuration anew.
  private func read(
    _ file: FilePath, _ settings: Plan.Settings, into page: inout PreviewPage
  ) throws {
    var configuration = try Configuration.read(file: file)
    configuration.rules = try day.rules(over: configuration.rules)
    configuration.fontSource = try fonts.source
    let preview = try Preview.draw(configuration, settings: settings)
    page.preview = preview
    page.isOutdated = false
    page.errors = preview.failures.map(\.description)
    page.warnings =
      (noContrastCheck ? [] : ContrastCheck.warnings(of: configuration)) + preview.warnings
  }

  private func report(_ page: PreviewPage) {
    for error in page.errors { Diagnostics.report(error) }
    for warning in quiet ? [] : page.warnings { Diagnostics.warn(warning) }
  }
}

extension PreviewProcess {
  fileprivate func show(_ page: PreviewPage) throws {
    try show(
      PreviewUpdate(
        version: page.version,
        documents: [
          .init(path: "/", type: "text/html; charset=utf-8", bytes: page.livePage),
          .init(path: "/preview.css", type: "text/css; charset=utf-8", bytes: page.styles),
          .init(
            path: "/preview.js", type: "text/javascript; charset=utf-8", bytes: PreviewPage.script),
        ]))
  }
}
