extension Double {
  /// A length in points rounded up to whole device pixels; as it is for a scale that is not valid.
  ///
  /// A thousandth of a pixel more than a whole number counts as that number.
  package func roundedUp(toPixelsAt scale: Double) -> Double {
    guard scale > 0, scale.isFinite, isFinite else { return self }
    return (self * scale - 1e-3).rounded(.up) / scale
  }

  /// A length in points rounded to whole device pixels, at least one; as it is for a scale that is
  /// not valid.
  package func rounded(toPixelsAt scale: Double) -> Double {
    guard scale > 0, scale.isFinite, isFinite else { return self }
    return max(1, (self * scale).rounded()) / scale
  }
}
