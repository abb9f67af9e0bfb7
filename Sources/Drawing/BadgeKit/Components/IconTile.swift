public import BadgeGeometry
public import CurrencyLocale
public import TextOutlines
public import VectorGraphics

/// A rounded rectangle with a colour gradient and a symbol, like an app's icon. By default it is square and
/// the symbol is white.
public struct IconTile: Component, Hashable {
  /// The text or drawing in the middle.
  public var symbol: BadgeSymbol
  /// The colour of the tile at the bottom; the tile's gradient is lighter at the top.
  public var color: AdaptiveColor
  /// The colour of the symbol.
  public var foreground = AdaptiveColor(.white)
  /// The font weight, if the symbol is a text.
  public var weight = FontWeight.regular
  /// The size and the corner radius.
  public var geometry = TileGeometry()

  /// A tile with a text or a custom drawing.
  public init(_ symbol: BadgeSymbol, color: AdaptiveColor = .blue) {
    self.symbol = symbol
    self.color = color
  }

  /// A tile with a text, such as a currency's symbol.
  public init(_ text: String, color: AdaptiveColor = .blue) {
    self.init(.text(text), color: color)
  }

  /// A tile with the symbol of a locale's currency.
  public init(
    _ locale: CurrencyLocale, form: CurrencySymbolForm = .standard, color: AdaptiveColor = .blue
  ) {
    self.init(BadgeSymbol(locale, form: form), color: color)
  }

  /// The symbol's greatest width and height, as a fraction of the tile's. Above 0.9, CHF fails to keep clear of the tile's
  /// edges.
  private static let largestSymbolFraction = 0.7
  /// The side of a tile on which a symbol has the size of a large title, and a badge its own measures, in points: that of
  /// a tile without another size.
  private static let ordinarySide = TileGeometry().size.height

  private var shorterSide: Double { min(geometry.size.width, geometry.size.height) }

  /// Measures and draws the tile, with a symbol in proportion to it. The context's content size changes
  /// neither. Badges on the tile are in proportion to it too: they have their own measures on 64 points.
  ///
  /// - Throws: ``DrawingError`` if the symbol has nothing visible or can't be drawn.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    let frame = Rect(size: geometry.size)
    let (outline, size, center) = try symbolOutline(context)
    guard let ink = outline.bounds, ink.width > 0, ink.height > 0 else {
      throw .emptySymbol
    }
    let middle = center ?? ink.center
    // The smallest size that is centred on `middle` and contains the ink.
    let width = 2 * max(ink.maxX - middle.x, middle.x - ink.minX)
    let height = 2 * max(ink.maxY - middle.y, middle.y - ink.minY)
    let fitting = min(
      frame.width * Self.largestSymbolFraction / width,
      frame.height * Self.largestSymbolFraction / height)
    let placement =
      Affine.translation(frame.center - .zero) * .scale(min(size, fitting))
      * .translation(Point.zero - middle)
    var layout = ComponentLayout(
      size: geometry.size,
      content: [
        VectorScene.Fill(
          geometry.path, .linearGradient(.shaded(.color(color), in: frame)),
          flattensCurvesFinely: true),
        VectorScene.Fill(outline.transformed(by: placement), .solid(.color(foreground))),
      ])
    layout.badgeScale = shorterSide / Self.ordinarySide
    return layout
  }

  /// The symbol's outline, the factor that scales it to the tile's text size, and the point to place in the
  /// tile's middle. A nil point stands for the centre of the outline's bounds.
  private func symbolOutline(
    _ context: LayoutContext
  ) throws(DrawingError) -> (VectorPath, size: Double, center: Point?) {
    let pointSize =
      TextStyle.largeTitle.pointSize(at: .large) / Self.ordinarySide * shorterSide
    switch symbol {
    case .text(let text):
      try mapError(DrawingError.locale) { () throws(CurrencyLocaleError) in
        try VisibleText.validate(text)
      }
      let line = try mapError(DrawingError.text) { () throws(TextError) in
        try context.typesetter.line(
          VisibleText.trimmed(text), weight: weight, language: context.locale)
      }
      return (line.outline, pointSize, nil)
    case .artwork(let path, let frame):
      guard let height = (frame ?? path.bounds)?.positiveHeight else { throw .emptySymbol }
      // About as tall as a capital letter of that point size.
      return (path, 0.7 * pointSize / height, frame?.center)
    }
  }
}

extension AdaptiveColor {
  /// Apple's `systemRed`.
  public static let red = SystemColor.red.color
  /// Apple's `systemOrange`.
  public static let orange = SystemColor.orange.color
  /// Apple's `systemYellow`.
  public static let yellow = SystemColor.yellow.color
  /// Apple's `systemGreen`.
  public static let green = SystemColor.green.color
  /// Apple's `systemTeal`.
  public static let teal = SystemColor.teal.color
  /// Apple's `systemMint`.
  public static let mint = SystemColor.mint.color
  /// Apple's `systemCyan`.
  public static let cyan = SystemColor.cyan.color
  /// Apple's `systemBlue`.
  public static let blue = SystemColor.blue.color
  /// Apple's `systemIndigo`.
  public static let indigo = SystemColor.indigo.color
  /// Apple's `systemPurple`.
  public static let purple = SystemColor.purple.color
  /// Apple's `systemPink`.
  public static let pink = SystemColor.pink.color
  /// Apple's `systemBrown`.
  public static let brown = SystemColor.brown.color
  /// Apple's `systemGray`.
  public static let gray = SystemColor.gray.color
}
