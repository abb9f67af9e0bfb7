extension Double {
  /// This length in points, rounded up to whole device pixels. A scale that is not above 0 or not finite
  /// leaves it unchanged.
  ///
  /// Up to a thousandth of a pixel above a whole number is rounded down.
  package func roundedUp(toPixelsAt scale: Double) -> Double {
    guard scale > 0, scale.isFinite, isFinite else { return self }
    return (self * scale - 1e-3).rounded(.up) / scale
  }

  /// This length in points, rounded to whole device pixels but at least one. A scale that is not above 0 or
  /// not finite leaves it unchanged.
  package func rounded(toPixelsAt scale: Double) -> Double {
    guard scale > 0, scale.isFinite, isFinite else { return self }
    return max(1, (self * scale).rounded()) / scale
  }
}
