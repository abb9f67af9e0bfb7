/// The side from which a line of text begins and a layout runs.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable, Codable {
  /// From left to right, as Latin script; `ltr` as text.
  case leftToRight = "ltr"
  /// From right to left, as Arabic and Hebrew script; `rtl` as text.
  case rightToLeft = "rtl"
}
