import ArgumentParser
import AssetPipeline
import CairoBackend
import RasterImage
import SystemSupport
import TextOutlines

/// The command `batch`: makes every picture of a configuration.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Make the pictures of a mintmark.yml, for every locale and target.",
    discussion: """
      Files that are up to date are not written again. Files that an earlier run wrote, and that \
      the configuration no longer plans, are removed. Several configurations may share an output: \
      a run changes only the files of its own.

      Examples:
        mintmark batch
        mintmark batch app.yml --check
        mintmark batch app.yml --watch
        mintmark batch --shard 3/8 --output build/shard-3
      """)

  @Argument(help: "The configuration. (default: mintmark.yml in the working folder)")
  var config: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write into, instead of the configuration's.", valueName: "folder"))
  var output: String?

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "The number of threads. (default: one per processor)",
    transform: OptionValue.integer(1...1024))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Make only a share of the drawings, for merge: 3/8 is the third of eight.",
      valueName: "index/count", visibility: .rare),
    transform: Shard.init(_:))
  var shard: Shard?

  @Option(effort: PNG.Optimization.documentation)
  var optimize: PNG.Optimization?

  @Option(
    help: ArgumentHelp(
      "Also write a gallery page, at this path in the output.", valueName: "path", visibility: .rare
    ))
  var gallery: String?

  @OptionGroup var day: DayOptions
  @OptionGroup(visibility: .rare) var fonts: FontSourceOptions

  @Flag(
    help: ArgumentHelp(
      "Fail if a text would be drawn with another font file than in the previous run.",
      visibility: .rare))
  var locked = false

  @Flag(help: "Replace files at planned paths even if no earlier run wrote them.")
  var takeOver = false

  @Flag(help: "Write nothing, list what would change, and exit with 1 if anything would.")
  var check = false

  @Flag(help: "With --check, print JSON.")
  var json = false

  @Flag(
    help: ArgumentHelp(
      "Make the pictures again whenever the configuration, or a file that it names, is saved, until "
        + "Ctrl-C."))
  var watch = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Option(
    choice: "The log format: text, or json for one event a line on standard output.",
    visibility: .rare)
  var log = LogFormat.text

  enum LogFormat: String, CaseIterable {
    case text, json
  }

  func validate() throws {
    if json, !check {
      throw ValidationError("--json needs --check: use --log json for a run")
    }
    if watch, check {
      throw ValidationError("--check ends at once, and --watch goes on: leave one of them out")
    }
  }

  func run() throws {
    let file = try ConfigurationOptions.file(config)
    let settings = try settings()
    guard watch else { return try run(file, settings) }
    try ConfigurationWatch.run(file, isQuiet: quiet) {
      do {
        try run(file, settings)
      } catch PipelineError.interrupted {
        throw PipelineError.interrupted
      } catch is ExitCode {
        // The failed drawings are reported already, and the watch goes on.
      } catch {
        Diagnostics.report(error)
      }
    }
  }

  private func run(_ file: FilePath, _ settings: Plan.Settings) throws {
    let configuration = try configuration(file)
    if !quiet {
      for warning in ContrastCheck.warnings(of: configuration) { Diagnostics.warn(warning) }
    }
    if !quiet { FontCheck.warn(try Typesetter(fonts: configuration.fontStack)) }
    if check {
      let outcome = try Batch.run(
        configuration, settings: settings, options: options,
        reporter: CheckReporter(isJSON: json, output: configuration.output))
      try finish(outcome)
      guard outcome.changesAnything else { return }
      if !quiet {
        Diagnostics.note(
          "the output is not up to date: run the batch without --check, and commit it")
      }
      throw ExitCode(ExitStatus.found.rawValue)
    }
    let reporter = reporter
    let outcome = try Batch.run(
      configuration, settings: settings, options: options, reporter: reporter)
    if outcome.foundDamagedManifest {
      Diagnostics.warn(
        "the manifest in '\(configuration.output.string)' was changed since a run wrote it, and is ignored: "
          + "files of earlier runs that are no longer planned stay")
    }
    if let first = outcome.leftBehind.first {
      let others = outcome.leftBehind.count > 1 ? " and \(outcome.leftBehind.count - 1) more" : ""
      Diagnostics.warn(
        "'\(first)'\(others) in '\(configuration.output.string)' was changed since an earlier run wrote "
          + "it, and stays although it is no longer planned")
    }
    if !quiet, log == .text {
      for page in outcome.newPages {
        Diagnostics.note(
          "'\(configuration.output.pushing(FilePath(page)).string)' says how an app uses the files")
      }
    }
    try finish(outcome)
    try (reporter as? EventReporter)?.checkWritten()
  }

  private var reporter: any BatchReporter {
    if log == .json { return EventReporter() }
    return quiet
      ? SilentReporter() : TextReporter(isTerminal: StandardStream.error.isTerminal)
  }

  private var options: Batch.Options {
    var options = Batch.Options()
    options.mode = check ? .check : .write
    options.patience = watch ? nil : Batch.Options.standardPatience
    options.takesOver = takeOver
    options.requiresRecordedFonts = locked
    return options
  }

  private func finish(_ outcome: Batch.Outcome) throws {
    for note in quiet ? [] : outcome.otherConfigurationNotes { Diagnostics.note(note) }
    for warning in quiet ? [] : outcome.warnings { Diagnostics.warn(warning) }
    for failure in outcome.failures { Diagnostics.report(failure.description) }
    if outcome.wasInterrupted {
      throw PipelineError.interrupted
    }
    if !outcome.failures.isEmpty { throw ExitCode(ExitStatus.data.rawValue) }
  }

  private func configuration(_ file: FilePath) throws -> Configuration {
    var configuration = try Configuration.read(file: file)
    if let output { configuration.output = FilePath(output) }
    configuration.rules = try day.rules(over: configuration.rules)
    configuration.fontSource = try fonts.source
    if let optimize { configuration.optimization = optimize }
    if let gallery { configuration.addGallery(path: gallery) }
    return configuration
  }

  private func settings() throws -> Plan.Settings {
    Plan.Settings(
      version: ProgramVersion.current, sourceDate: try SourceDate.ofEnvironment(), jobs: jobs,
      shard: shard ?? .whole)
  }
}
