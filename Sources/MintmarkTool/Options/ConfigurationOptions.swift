import ArgumentParser
import AssetPipeline
import SystemSupport

/// A configuration that a command takes its currencies, symbols, fonts and style from.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take currencies, symbols, fonts and style from this mintmark.yml.", valueName: "file"))
  var config: String?

  /// The configuration; nil if none is named.
  ///
  /// - Throws: an error of the file.
  func configuration() throws -> Configuration? {
    try config.map { try Configuration.read(file: FilePath($0)) }
  }
}
