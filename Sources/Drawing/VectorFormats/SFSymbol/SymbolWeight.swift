/// One of the nine weights of a symbol, lightest first.
package enum SymbolWeight: String, CaseIterable, Hashable, Sendable, Comparable {
  case ultralight = "Ultralight"
  case thin = "Thin"
  case light = "Light"
  case regular = "Regular"
  case medium = "Medium"
  case semibold = "Semibold"
  case bold = "Bold"
  case heavy = "Heavy"
  case black = "Black"

  /// The weights that the others are interpolated from.
  package static let masters: [SymbolWeight] = [.ultralight, .regular, .black]

  /// The font weight of the same name, from 100 to 900.
  package var fontWeight: Double { Double(index + 1) * 100 }

  /// The x coordinate of the middle of the weight's column on a template's canvas.
  package var column: Double {
    [559.711, 856.422, 1153.13, 1449.84, 1746.56, 2043.27, 2339.98, 2636.69, 2933.4][index]
  }

  /// The two masters around the weight, and the weight's position between them, from 0 to 1.
  ///
  /// The fractions were measured in templates with 27 variants that the SF Symbols app wrote (versions 2
  /// and 3). There, each point of the nine weights lies on a straight line between the masters.
  package var interpolation: (from: SymbolWeight, to: SymbolWeight, fraction: Double) {
    switch self {
    case .ultralight: (.ultralight, .regular, 0)
    case .thin: (.ultralight, .regular, 0.226)
    case .light: (.ultralight, .regular, 0.667)
    case .regular: (.ultralight, .regular, 1)
    case .medium: (.regular, .black, 0.18)
    case .semibold: (.regular, .black, 0.318)
    case .bold: (.regular, .black, 0.5)
    case .heavy: (.regular, .black, 0.764)
    case .black: (.regular, .black, 1)
    }
  }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (a: SymbolWeight, b: SymbolWeight) -> Bool { a.index < b.index }
}
