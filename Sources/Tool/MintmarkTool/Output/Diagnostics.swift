import ArgumentParser
import AssetPipeline
import BadgeGeometry
import BadgeKit
import CairoBackend
import ConfigurationReader
import CurrencyLocale
import ImageComparison
import ImageSnapshots
import RasterImage
import Messages
import SystemSupport
import TextOutlines
import VectorGraphics

/// An error of a command, with the exit code of the process.
struct CommandError: Error, CustomStringConvertible {
  var status: ExitStatus
  var description: String

  /// The command line is wrong.
  static func usage(_ message: String) -> CommandError {
    CommandError(status: .usage, description: message)
  }

  /// The data is wrong.
  static func data(_ message: String) -> CommandError {
    CommandError(status: .data, description: message)
  }
}

/// The exit codes of the process. Those from 64 to 73 have the numbers of sysexits(3).
enum ExitStatus: Int32 {
  /// The command has finished, and found differences or problems.
  case found = 1
  case usage = 64
  case data = 65
  case noInput = 66
  case software = 70
  case cantCreate = 73
  /// Stopped cleanly by SIGINT, SIGTERM or SIGHUP. It is 128 plus the number of SIGINT for each of them.
  case interrupted = 130
}

/// Messages on standard error, one line each.
package enum Diagnostics {
  /// Ends the process with success.
  static func exit() -> Never { ProcessExit.exit(0) }

  /// Prints an error and ends the process with its exit code. A request for help or the version is a success.
  ///
  /// - Parameter arguments: the arguments of the process, without the program's name.
  static func exit(with error: any Error, of arguments: [String] = []) -> Never {
    if let error = error as? MissingSubcommand {
      try? StandardStream.error.write(error.help + "\n")
      ProcessExit.exit(ExitStatus.usage.rawValue)
    }
    if let code = error as? ExitCode { ProcessExit.exit(code.rawValue) }
    var failure = error
    if Mintmark.exitCode(for: error) == .success {
      do throws(FileError) {
        try StandardStream.output.write(HelpText.text(for: error, requestedBy: arguments) + "\n")
        ProcessExit.exit(0)
      } catch {
        failure = error
      }
    }
    report(failure)
    ProcessExit.exit(diagnosis(of: failure).status.rawValue)
  }

  /// Prints an error in one line.
  static func report(_ message: String) { write("error: " + message) }

  /// Prints an error, and those that were found together with it, in one line each.
  static func report(_ error: any Error) {
    report(diagnosis(of: error).message)
    for other in (error as? ConfigurationError)?.others ?? [] { report(other.description) }
  }

  /// Prints a warning in one line.
  static func warn(_ message: String) { write("warning: " + message) }

  /// Prints a note in one line: useful information that is not about a mistake.
  static func note(_ message: String) { write("note: " + message) }

  /// Says that the run waits for another one.
  static func waits(forRunOf output: String, process: Int?) {
    note(
      "another run\(process.map { " (process \($0))" } ?? "") is writing to '\(output)': waiting for it"
    )
  }

  /// The message and the exit code of a command line that is wrong, found in this process; nil if it is not.
  package static func answer(to arguments: [String]) -> (message: String, status: Int32)? {
    do {
      try Mintmark.run(arguments)
      return nil
    } catch {
      let (message, status) = diagnosis(of: error)
      return (message, status.rawValue)
    }
  }

  /// The message and the exit code for an error.
  static func diagnosis(of error: any Error) -> (message: String, status: ExitStatus) {
    switch error {
    case let error as CommandError: (error.description, error.status)
    case let error as RenderError: diagnosis(of: error)
    case let error as DrawingError: diagnosis(of: error)
    case let error as PipelineError: diagnosis(of: error)
    case let error as SnapshotError: (error.description, error.status)
    case let error as FileError:
      (error.description, error.operation == .read ? .noInput : .cantCreate)
    case let error as TextError: (error.description, error.isUnreadable ? .noInput : .data)
    case let error as ColorError: (StyleOptionError.color(error).description, .data)
    case .tooLarge as PixelSizeError: ("\(error)", .data)
    case is GeometryError, is PixelSizeError, is ValidationError: ("\(error)", .usage)
    case let error as CurrencyLocaleError: (LocaleAnswer.message(for: error), .data)
    case is AmountError, is ConfigurationError, is PictureError,
      is PNGError,
      is StyleOptionError:
      ("\(error)", .data)
    default:
      (
        "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
          + ": please report this", .software
      )
    }
  }

  private static func diagnosis(
    of error: DrawingError
  ) -> (message: String, status: ExitStatus) {
    switch error {
    case .geometry(let error): diagnosis(of: error)
    case .text(let error): diagnosis(of: error)
    case .locale(let error): diagnosis(of: error)
    case .entry(let caption, let reason):
      ("\(caption): \(diagnosis(of: reason).message)", diagnosis(of: reason).status)
    case .amount, .emptySymbol, .symbolTooComplex: (error.description, .data)
    }
  }

  private static func diagnosis(of error: RenderError) -> (String, ExitStatus) {
    switch error {
    case .size(let error): diagnosis(of: error)
    case .png(let error): diagnosis(of: error)
    case .tooSmallForVectors: (error.description, .usage)
    case .tooLongForAndroid: (error.description, .data)
    case .cairo: (error.description, .software)
    }
  }

  private static func diagnosis(of error: PipelineError) -> (String, ExitStatus) {
    switch error {
    case .interrupted: (error.description, .interrupted)
    case .shard: (error.description, .usage)
    case .locked, .foreignFiles, .filesOfOther, .notOfShard: (error.description, .cantCreate)
    default: (error.description, .data)
    }
  }

  /// Writes one line. Escapes line breaks and control characters in it, and cuts off a long line.
  private static func write(_ line: String) {
    try? StandardStream.error.write(DisplayText.excerpt(line) + "\n")
  }
}

extension SnapshotError {
  fileprivate var status: ExitStatus {
    switch self {
    case .file(let error): error.operation == .read ? .noInput : .cantCreate
    case .picture: .data
    case .noPictures, .emptyFolder, .noMatch, .nothingCompared, .noneUsed: .noInput
    case .recordMode, .sharedFile, .sameFolder, .outputInside, .rule, .recordingInCI: .usage
    case .notUTF8, .massRemoval, .massPruning, .report, .staleReport, .rules, .ownFile: .data
    case .referencesOfReport: .data
    case .reportAsPictures: .usage
    }
  }
}

extension TextError {
  /// Whether a font file or the font bundle can't be read. All other errors have the exit code for wrong data.
  fileprivate var isUnreadable: Bool {
    switch self {
    case .unreadableFont, .noFontBundle, .badFontBundle: true
    default: false
    }
  }
}
