import BadgeKit
import SystemSupport
import TextOutlines

extension Configuration {
  /// The digest of everything that decides a plan, except the installed fonts.
  ///
  /// The number of threads and the shard are left out, because the bytes of the files don't depend on them.
  /// - Parameter fontFiles: ``fontsDigest()``.
  package func inputDigest(_ settings: Plan.Settings, fontFiles: Digest) throws -> Digest {
    struct PlanInput: Encodable {
      let version: String
      let date: Int?
      let configuration: Configuration
      let fontFiles: Digest
    }
    // The bytes of the files don't depend on the output folder. `fontFiles` stands for the fonts.
    var configuration = self
    configuration.output = ""
    configuration.owner = .standard
    configuration.fonts = []
    configuration.fontSource = .automatic
    // These only hold warnings, which follow from the other properties.
    configuration.keys = []
    configuration.targetWarnings = []
    return try Digest(
      ofValue: PlanInput(
        version: settings.version, date: settings.sourceDate?.seconds,
        configuration: configuration, fontFiles: fontFiles))
  }

  /// The digest of the fonts that the configuration names.
  ///
  /// It covers the content of each font file, but only the name of a font family.
  ///
  /// - Throws: `FileError` for a file that can't be read.
  package func fontsDigest() throws -> Digest {
    struct FontsInput: Encodable {
      var families: [String] = []
      var files: [Digest] = []
      /// For each font, whether it is a file. The other two arrays lose the order between files and families.
      var order: [Bool] = []
    }
    var input = FontsInput()
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
