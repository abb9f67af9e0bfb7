internal import VectorGraphics

/// A weight at which a sign is drawn.
///
/// As in Inter, every measure of a sign is given for the weights 100, 400 and 900, and is linear between them.
/// Stems follow Inter's vertical and horizontal strokes (0.031, 0.121 and 0.271, and 0.031, 0.108 and 0.219 of the
/// cap height, measured in Inter 4.0) as far as a sign's narrowest counter allows.
struct SignWeight {
  /// The weights that the measures are given for.
  static let given = [100.0, 400, 900]

  /// From 100 to 900.
  let value: Double

  /// A measure at this weight.
  ///
  /// - Parameters:
  ///   - thin: the measure at weight 100.
  ///   - regular: the measure at weight 400.
  ///   - black: the measure at weight 900.
  func callAsFunction(_ thin: Double, _ regular: Double, _ black: Double) -> Double {
    value <= 400
      ? thin + (regular - thin) * (value - 100) / 300
      : regular + (black - regular) * (value - 400) / 500
  }

  /// A point at this weight, from its coordinates at the weights 100, 400 and 900.
  func point(
    _ thin: (x: Double, y: Double), _ regular: (x: Double, y: Double),
    _ black: (x: Double, y: Double)
  ) -> Point {
    Point(x: self(thin.x, regular.x, black.x), y: self(thin.y, regular.y, black.y))
  }
}
