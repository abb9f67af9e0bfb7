extension Unicode.Scalar {
  /// The code point in the notation of the Unicode Standard: `U+20AC`.
  package var codePoint: String {
    "U+" + NumberText.padded(value, to: 4, radix: 16).uppercased()
  }
}
