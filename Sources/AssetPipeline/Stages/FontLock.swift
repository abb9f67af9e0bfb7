import SystemSupport
import TextOutlines

extension Batch {
  /// Checks that the fonts recorded in the manifest are still the ones that would be used.
  ///
  /// Each recorded font has a sample text. A font file with the recorded digest must still draw it; its path
  /// does not matter. Texts of new locales are not checked, so they can use other fonts.
  ///
  /// - Throws: ``PipelineError/otherFonts(_:)`` if another font file would draw a sample, or there is no
  ///   manifest. `TextError` if the configured fonts can't be opened.
  static func refuseOtherFonts(
    _ configuration: Configuration, _ manifest: Manifest?
  ) throws {
    let folder = configuration.output.displayText
    guard let manifest else {
      throw PipelineError.otherFonts("there is no manifest in '\(folder)' to compare fonts with")
    }
    let typesetter = try Typesetter(fonts: configuration.fontStack)
    for record in manifest.origin.fonts {
      let fonts = (try? record.sample.fonts(typesetter)) ?? []
      guard !fonts.contains(where: { $0.digest == record.font.digest }) else { continue }
      throw PipelineError.otherFonts(
        "the manifest in '\(folder)' has '\(record.sample.text)' in \(record.font), and "
          + (fonts.first.map { "\($0) would draw it, which is another file" }
            ?? "no font draws it"))
    }
  }
}

extension FontIdentity: CustomStringConvertible {
  /// The name with the version and the first digits of the digest, such as
  /// `'Inter Bold' (Version 3.19, 8c1990b6)`.
  package var description: String {
    let details = [version, String(digest.hex.prefix(8))].filter { !$0.isEmpty }
    return "'\(family) \(style)' (\(details.joined(separator: ", ")))"
  }
}
