/// The side from which a line of text begins and a layout runs.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable, Codable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
