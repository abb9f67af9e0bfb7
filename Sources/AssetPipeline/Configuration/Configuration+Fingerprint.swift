import BadgeKit
import SystemSupport
import TextOutlines

extension Configuration {
  /// The fingerprint of everything that a plan is made from, except the installed fonts.
  ///
  /// The number of threads and the share are left out: no byte of a file depends on them.
  /// - Parameter fontFiles: ``fontsDigest()``.
  func inputDigest(_ settings: Plan.Settings, fontFiles: Digest) throws -> Digest {
    struct Input: Encodable {
      let version: String
      let date: Int?
      let configuration: Configuration
      let fontFiles: Digest
    }
    // No byte depends on the output's folder. Fonts and their source count by their content.
    var configuration = self
    configuration.output = ""
    configuration.owner = .standard
    configuration.fonts = []
    configuration.fontSource = .automatic
    // Warnings follow from the other properties.
    configuration.keys = []
    configuration.targetWarnings = []
    return try Digest(
      ofValue: Input(
        version: settings.version, date: settings.sourceDate?.seconds,
        configuration: configuration, fontFiles: fontFiles))
  }

  /// The fingerprint of the fonts that the configuration names, and of the currencies' own signs that fonts
  /// have. Files count by their content, families by their name.
  ///
  /// - Throws: `FileError` for a file that can't be read.
  func fontsDigest() throws -> Digest {
    struct Input: Encodable {
      var signs: [String]
      var families: [String] = []
      var files: [Digest] = []
      /// For each font whether it is a file.
      var order: [Bool] = []
    }
    var input = Input(signs: drawableSigns().map(\.text).sorted())
    for font in fonts {
      input.order.append(FontStack.isFile(font))
      guard FontStack.isFile(font) else {
        input.families.append(font)
        continue
      }
      input.files.append(Digest(of: try FileReader.bytes(of: FilePath(font))))
    }
    return try Digest(ofValue: input)
  }
}
