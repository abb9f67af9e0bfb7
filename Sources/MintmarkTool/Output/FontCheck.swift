import TextOutlines

/// The warning that a picture is drawn with a replacement font.
enum FontCheck {
  /// Warns if the first family of the stack is missing.
  static func warn(_ typesetter: Typesetter) {
    // Without any font, drawing fails with the reason.
    guard let warning = try? typesetter.substitutionWarning() else { return }
    Diagnostics.warn(warning)
  }
}
