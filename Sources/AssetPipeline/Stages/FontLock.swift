import TextOutlines

extension Batch {
  /// Refuses to draw with other font files than those that the manifest has digests of.
  ///
  /// Each file on record has a text that it drew: the same bytes have to draw it now, wherever they
  /// lie. Texts of locales that are new may have fonts of their own.
  ///
  /// - Throws: ``PipelineError/otherFonts(_:)`` where one differs, or there is no manifest.
  static func refuseOtherFonts(_ context: BatchContext) throws {
    let folder = context.configuration.output.displayText
    guard let origin = context.recorded.origin else {
      throw PipelineError.otherFonts("there is no manifest in '\(folder)' to compare fonts with")
    }
    let typesetter = try Typesetter(fonts: context.configuration.fontStack)
    for record in origin.fonts {
      let faces = (try? record.sample.faces(typesetter)) ?? []
      guard !faces.contains(where: { $0.digest == record.digest }) else { continue }
      throw PipelineError.otherFonts(
        "the manifest in '\(folder)' has '\(record.sample.text)' in '\(record.path)', and "
          + (faces.first.map { "'\($0.path)' would draw it, which is another file" }
            ?? "no font draws it"))
    }
  }
}
