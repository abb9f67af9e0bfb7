import AssetPipeline
import SystemSupport

/// Repeats work whenever a configuration, or a file that it names, is saved.
enum ConfigurationWatch {
  /// Does the work once, and then after every change until SIGINT or SIGTERM.
  ///
  /// - Parameter work: reads the configuration. An error that it throws ends the watch.
  /// - Throws: `FileError` if there is no configuration at first, and the errors of `work`.
  static func run(
    _ file: FilePath, isQuiet: Bool = false, _ work: () throws -> Void
  ) throws {
    _ = try FileReader.size(of: file)
    Interruption.listen()
    var files = FileWatch()
    repeat {
      // A change while the configuration is read must count too.
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
