import ArgumentParser
import AssetPipeline
import CurrencyLocale
import SystemSupport

/// The option for a configuration file that supplies currencies, symbols, fonts and style.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take currencies, symbols, fonts and style from this mintmark.yml.", valueName: "file"))
  var config: String?

  /// The path of the configuration that an argument names, or of `mintmark.yml` in the working folder.
  ///
  /// - Throws: `CommandError` if there is no `mintmark.yml`, or if a locale is named and not a file.
  static func file(_ argument: String?) throws -> FilePath {
    let file = argument.map { FilePath($0) } ?? Configuration.standardFile
    guard try Stat.ifPresent(file) == nil else { return file }
    func missing(_ fix: String) -> CommandError {
      CommandError(
        status: .noInput, description: "can't read '\(file.string)': there is no such file: \(fix)")
    }
    for ending in ["yml", "yaml", "json"] {
      var other = file
      other.extension = ending
      if try Stat.ifPresent(other) != nil { throw missing("did you mean '\(other.string)'?") }
    }
    guard let argument else { throw missing("'mintmark init' writes one") }
    guard argument.contains("_"), (try? CurrencyLocale(argument)) != nil else { return file }
    throw missing("'mintmark render \(argument)' draws one locale")
  }

  /// Reads the configuration; nil if the option is not given.
  ///
  /// - Throws: an error if the file can't be read or is wrong.
  func configuration() throws -> Configuration? {
    try config.map { try Configuration.read(file: FilePath($0)) }
  }
}
