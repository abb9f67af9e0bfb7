extension String {
  /// The text short and clean enough to be quoted in a message of one line.
  var errorExcerpt: String {
    let limit = 40
    let clean = unicodeScalars.prefix(limit).map { scalar in
      scalar.properties.generalCategory == .control || VisibleText.isSteering(scalar)
        ? "\u{FFFD}" : String(scalar)
    }
    return clean.joined() + (unicodeScalars.count > limit ? "…" : "")
  }
}
