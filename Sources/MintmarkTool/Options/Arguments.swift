import BadgeGeometry
import VectorGraphics

/// A mark, or no badge at all.
enum BadgeArgument: String, CaseIterable {
  case plus, minus, checkmark, xmark, exclamation, none

  var mark: BadgeMark? { BadgeMark(rawValue: rawValue) }
}

/// A layout direction, or the locale's own.
enum DirectionArgument: String, CaseIterable {
  case auto, ltr, rtl

  var layoutDirection: LayoutDirection? {
    switch self {
    case .auto: nil
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}
