/// The direction in which lines of text and layouts run.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable, Codable {
  /// From left to right, as in Latin script; written as `ltr`.
  case leftToRight = "ltr"
  /// From right to left, as in Arabic and Hebrew script; written as `rtl`.
  case rightToLeft = "rtl"
}
