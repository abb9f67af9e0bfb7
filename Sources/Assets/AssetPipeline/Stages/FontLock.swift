extension Batch {
  /// Checks that the fonts give every answer that the manifest has. Texts of new locales are not checked, so they
  /// can use other fonts.
  ///
  /// - Throws: ``PipelineError/otherFonts(_:)`` if a text would be drawn with another font file, or there is no
  ///   manifest.
  static func refuseOtherFonts(
    _ configuration: Configuration, _ manifest: Manifest?, _ answers: RecordedAnswers
  ) throws {
    let folder = configuration.output.displayText
    guard manifest != nil else {
      throw PipelineError.otherFonts("there is no manifest in '\(folder)' to compare fonts with")
    }
    guard let (recorded, now) = answers.change else { return }
    // The fonts at the first place where the answers differ.
    let same = zip(recorded.fonts, now.fonts).prefix { $0.isSameFace(as: $1) }.count
    let before = recorded.fonts.dropFirst(same).first
    let after = now.fonts.dropFirst(same).first
    let text = "'\(recorded.request.text)'"
    throw PipelineError.otherFonts(
      "the manifest in '\(folder)' has \(before.map { "\(text) in \($0)" } ?? "no font for \(text)"), and "
        + (after.map { "\($0) would draw it, which is another file" } ?? "no font draws it"))
  }
}
