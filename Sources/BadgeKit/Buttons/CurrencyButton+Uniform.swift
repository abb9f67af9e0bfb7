internal import BadgeGeometry
package import TextOutlines

extension CurrencyButton {
  /// Gives all symbols with the same number of characters the same size: the smallest that any of them has
  /// by its style's rule.
  ///
  /// A button that can't be drawn stays unchanged and has no influence on the others. The size does not
  /// apply to drawings of few pixels (``SmallDrawing``), which use the most legible size.
  ///
  /// - Parameters:
  ///   - buttons: the buttons of the set.
  ///   - context: caches fonts and shaped text.
  /// - Returns: the buttons in the given order.
  /// - Throws: ``DrawingError/geometry(_:)`` for a style that is not valid.
  public static func uniform(
    _ buttons: [CurrencyButton], in context: LayoutContext
  ) throws(DrawingError) -> [CurrencyButton] {
    try uniform(buttons, context.typesetter)
  }

  package static func uniform(
    _ buttons: [CurrencyButton], _ typesetter: Typesetter
  ) throws(DrawingError) -> [CurrencyButton] {
    var sizes: [Int: Double] = [:]
    var counts: [Int?] = []
    for button in buttons {
      guard let (characters, size) = try button.symbolSize(typesetter) else {
        counts.append(nil)
        continue
      }
      counts.append(characters)
      sizes[characters] = min(sizes[characters] ?? size, size)
    }
    return zip(buttons, counts).map { button, characters in
      var button = button
      button.largestSymbol = characters.flatMap { sizes[$0] } ?? button.largestSymbol
      return button
    }
  }

  /// The symbol's number of characters, and the size of its em as a fraction of the live area; nil if the
  /// button can't be drawn.
  private func symbolSize(
    _ typesetter: Typesetter
  ) throws(DrawingError) -> (characters: Int, size: Double)? {
    do {
      var button = self
      button.style.small.below = 0
      let drawing = try button.drawing(typesetter)
      return (drawing.symbolCharacters, drawing.fit.fontSize / drawing.geometry.liveHeight)
    } catch {
      if case .geometry(let reason) = error, reason != .noSpaceForSymbol { throw error }
      return nil
    }
  }
}
