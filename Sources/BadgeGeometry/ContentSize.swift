/// The text size a person has chosen, in Dynamic Type's twelve steps.
public enum ContentSize: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The position from the smallest, 0, to the largest, 11.
  var position: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Whether `a` is a smaller step than `b`.
  public static func < (a: ContentSize, b: ContentSize) -> Bool { a.position < b.position }
}
