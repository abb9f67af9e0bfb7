internal import BadgeGeometry
package import TextOutlines

extension CurrencyButton {
  /// The buttons with one size of the symbol for each number of characters: the smallest that any
  /// of them has by its style's rule.
  ///
  /// A button that can't be drawn is left as it is and does not count. A small drawing has a size of
  /// its own, by what can be read.
  ///
  /// - Parameters:
  ///   - buttons: the buttons of the set, in any order, which is kept.
  ///   - context: caches fonts and shaped text.
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

  /// The number of characters of the symbol, and the size of its em as a fraction of the live area;
  /// nil where it can't be drawn.
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
