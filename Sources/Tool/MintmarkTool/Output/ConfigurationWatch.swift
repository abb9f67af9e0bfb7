import AssetPipeline
import SystemSupport

/// Repeats work whenever a configuration file changes, or a file that it names.
enum ConfigurationWatch {
  /// Does the work once, and then again after each change, until SIGINT or SIGTERM.
  ///
  /// - Parameters:
  ///   - file: the path of the configuration.
  ///   - isQuiet: whether to leave out the note that the command waits for changes.
  ///   - work: reads the configuration. An error that it throws ends the watch.
  /// - Throws: `FileError` if the configuration can't be found at the start, and the errors of `work`.
  static func run(
    _ file: FilePath, isQuiet: Bool = false, _ work: () throws -> Void
  ) throws {
    _ = try FileReader.size(of: file)
    Interruption.listen()
    var files = FileWatch()
    repeat {
      // The watch begins before the work, so that a change during the work counts too.
      files = FileWatch()
      files.add(file)
      for input in Configuration.inputs(of: file) { files.add(input) }
      try work()
      if !isQuiet {
        Diagnostics.note("waiting for changes of '\(file.string)': end with Ctrl-C")
      }
    } while files.waitForChange(mustStop: { Interruption.isRequested })
  }
}
