import SystemSupport
import TextOutlines

extension Batch {
  /// Refuses to draw with other font files than those that the manifest has digests of.
  ///
  /// Each recorded font file has a sample text. A file with the same digest has to draw it now, wherever it is
  /// installed. Texts of new locales may use other fonts.
  ///
  /// - Throws: ``PipelineError/otherFonts(_:)`` where one differs, or there is no manifest.
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
  var description: String {
    let details = [version, String(digest.hex.prefix(8))].filter { !$0.isEmpty }
    return "'\(family) \(style)' (\(details.joined(separator: ", ")))"
  }
}
