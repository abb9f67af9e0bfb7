import TextOutlines

/// The warning that other fonts are drawn than those that a picture is meant for.
enum FontCheck {
  /// Warns where the first family of the stack is missing.
  static func warn(_ typesetter: Typesetter) {
    // Where there are no fonts at all, drawing fails with the reason.
    guard let warning = try? typesetter.substitutionWarning() else { return }
    Diagnostics.warn(warning)
  }
}
