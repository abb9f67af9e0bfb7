/// Quotes of wrong values in error messages.
enum ErrorQuoting {
  /// A text short and clean enough for one line.
  static func excerpt(_ text: String) -> String {
    let limit = 40
    let clean = text.unicodeScalars.prefix(limit).map { scalar in
      scalar.properties.generalCategory == .control || VisibleText.isSteering(scalar)
        ? "\u{FFFD}" : String(scalar)
    }
    return clean.joined() + (text.unicodeScalars.count > limit ? "…" : "")
  }
}
