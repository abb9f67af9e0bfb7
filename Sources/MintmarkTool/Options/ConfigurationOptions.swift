import ArgumentParser
import AssetPipeline
import SystemSupport

/// The option for a configuration file that supplies currencies, symbols, fonts and style.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take currencies, symbols, fonts and style from this mintmark.yml.", valueName: "file"))
  var config: String?

  /// Reads the configuration; nil if the option is not given.
  ///
  /// - Throws: an error if the file can't be read or is wrong.
  func configuration() throws -> Configuration? {
    try config.map { try Configuration.read(file: FilePath($0)) }
  }
}
