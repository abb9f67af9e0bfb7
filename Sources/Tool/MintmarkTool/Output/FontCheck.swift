import TextOutlines

/// Warns that pictures are drawn with a replacement for the default font.
enum FontCheck {
  /// Prints a warning if no font is requested and the default font family is missing.
  static func warn(_ typesetter: Typesetter) {
    // If there are no fonts at all, the later drawing fails and says why.
    guard let warning = try? typesetter.substitutionWarning() else { return }
    Diagnostics.warn(warning)
  }
}
