extension Unicode.Scalar {
  /// The code point in the notation of the Unicode Standard: `U+20AC`.
  package var codePoint: String {
    let hex = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }
}
