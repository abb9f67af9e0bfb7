/// The text size a person has chosen, in Dynamic Type's twelve steps.
public enum ContentSize: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
  /// Step 1 of the standard sizes.
  case xSmall
  /// Step 2 of the standard sizes.
  case small
  /// Step 3 of the standard sizes.
  case medium
  /// Step 4 of the standard sizes, the default.
  case large
  /// Step 5 of the standard sizes.
  case xLarge
  /// Step 6 of the standard sizes.
  case xxLarge
  /// Step 7 of the standard sizes.
  case xxxLarge
  /// Step 1 of the sizes for accessibility.
  case accessibility1
  /// Step 2 of the sizes for accessibility.
  case accessibility2
  /// Step 3 of the sizes for accessibility.
  case accessibility3
  /// Step 4 of the sizes for accessibility.
  case accessibility4
  /// Step 5 of the sizes for accessibility.
  case accessibility5

  /// The position from the smallest, 0, to the largest, 11.
  var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether `a` is a smaller step than `b`.
  public static func < (a: ContentSize, b: ContentSize) -> Bool { a.position < b.position }
}
