/// One of the three scales of a symbol, each a row of a template's canvas.
package enum SymbolScale: String, CaseIterable, Hashable, Sendable {
  case small = "S"
  case medium = "M"
  case large = "L"

  /// The height of the capital letters beside a symbol, in units of the canvas at a font size of 100
  /// points. It is the same in every row.
  package static let capHeight = 70.459

  /// The y coordinate of the row's baseline.
  package var baseline: Double {
    switch self {
    case .small: 696
    case .medium: 1126
    case .large: 1556
    }
  }

  /// The y coordinate of the row's capline.
  package var capline: Double { baseline - Self.capHeight }

  /// The y coordinate halfway up the capitals, where the middle of a symbol belongs.
  package var middle: Double { baseline - Self.capHeight / 2 }

  /// The diameter of the system's circled symbols in the regular weight, in units of the canvas.
  package var circleDiameter: Double {
    switch self {
    case .small: 78.809
    case .medium: 99.609
    case .large: 127.197
    }
  }

  /// The distance between a symbol of the system and each of its margins, in units of the canvas.
  package var sideBearing: Double { 9.766 * circleDiameter / Self.small.circleDiameter }

  /// The factor by which the system scales a drawing that is interpolated from the small masters.
  package var factorFromSmall: Double { factor / Self.small.factor }

  private var factor: Double {
    switch self {
    case .small: 0.783
    case .medium: 1
    case .large: 1.29
    }
  }
}
