extension String {
  /// The first 40 scalars of the text for a one-line error message.
  ///
  /// U+FFFD replaces control characters and marks that steer text direction or line breaks.
  var errorExcerpt: String {
    let limit = 40
    let clean = unicodeScalars.prefix(limit).map { scalar in
      scalar.properties.generalCategory == .control || VisibleText.isSteering(scalar)
        ? "\u{FFFD}" : String(scalar)
    }
    return clean.joined() + (unicodeScalars.count > limit ? "…" : "")
  }
}
