/// The text size that the user has chosen, in the twelve steps of Dynamic Type.
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

  /// The index of the step, from 0 for the smallest to 11 for the largest.
  var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether `a` is a smaller step than `b`.
  public static func < (a: ContentSize, b: ContentSize) -> Bool { a.position < b.position }
}
