import AssetPipeline
import SystemSupport

/// Does something again whenever a configuration, or a file that it names, is saved.
enum ConfigurationWatch {
  /// Works once, and then after every change until Ctrl-C or a termination.
  ///
  /// - Parameter work: reads the configuration; it reports the errors after which it is to go on.
  /// - Throws: `FileError` where there is no configuration at first, and what `work` throws.
  static func run(
    _ file: FilePath, isQuiet: Bool = false, _ work: () throws -> Void
  ) throws {
    _ = try FileReader.size(of: file)
    Interruption.listen()
    var files = FileWatch()
    repeat {
      // Before the configuration is read, so that no change is missed.
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
