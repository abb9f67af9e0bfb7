package import BadgeGeometry
package import VectorGraphics

/// What decides a button's drawing besides the button itself.
package struct ButtonContext: Hashable, Sendable {
  package var medium = Medium.document
  /// Pixels per point.
  package var scale = 1.0
  /// The Dynamic Type size.
  package var contentSize = ContentSize.large
  /// The layout's direction; nil for that of the button's locale.
  package var direction: WritingDirection?
  /// Whether the button is fitted to whole pixels; nil for a fit in bitmaps alone.
  package var fitsPixels: Bool?
  /// The smallest scale of a set of pictures. All of them show the form of the symbol that can be read at that scale.
  /// Nil stands for ``scale``.
  package var smallestScale: Double?

  package init(
    _ medium: Medium = .document, scale: Double = 1, contentSize: ContentSize = .large,
    direction: WritingDirection? = nil, fitsPixels: Bool? = nil, smallestScale: Double? = nil
  ) {
    self.medium = medium
    self.scale = scale
    self.contentSize = contentSize
    self.direction = direction
    self.fitsPixels = fitsPixels
    self.smallestScale = smallestScale
  }

  /// Whether ring, badge and straight strokes are fitted to whole pixels.
  package var isFitted: Bool { fitsPixels ?? (medium == .pixels) }
}

/// A button in a context, with its final measures. Equal values have equal drawings.
package struct ResolvedButton: Hashable, Sendable {
  package var button: CurrencyButton
  /// The layout's direction.
  let direction: WritingDirection
  /// The Dynamic Type size.
  let contentSize: ContentSize
  /// Pixels per point; 1 if neither pixels nor the growth with a text style depend on it.
  let scale: Double
  /// Whether ring, badge and straight strokes are fitted to whole pixels.
  let isFitted: Bool
  /// The height in points, which has grown with the text if the style says so.
  package let height: Double
  /// Whether the drawing is a ``SmallDrawing``.
  package let isSmall: Bool
  /// The height in pixels at which the symbol's form is decided; nil if its own form is shown.
  let formHeight: Int?

  package init(_ button: CurrencyButton, in context: ButtonContext = ButtonContext()) {
    let style = button.style
    self.button = button
    direction = context.direction ?? button.localeDirection
    isFitted = context.isFitted
    scale = isFitted || style.textStyle != nil ? context.scale : 1
    contentSize = style.textStyle != nil || style.label != nil ? context.contentSize : .large
    let grown = style.textStyle.map {
      ScaledLength(style.size, relativeTo: $0).points(at: context.contentSize, scale: context.scale)
    }
    let height = grown ?? style.size
    self.height = height
    func smallHeight(scale: Double) -> Int? {
      SmallDrawing.heights.contains((height * scale).rounded())
        ? Int((height * scale).rounded()) : nil
    }
    isSmall = isFitted && context.medium != .resource && smallHeight(scale: scale) != nil
    var formHeight = isSmall ? smallHeight(scale: scale) : nil
    if context.medium == .pixels, isFitted, let smallest = context.smallestScale {
      formHeight = smallHeight(scale: smallest) ?? formHeight
    }
    self.formHeight = formHeight
  }

  /// The looks, without what the context adds to them.
  var style: CurrencyButtonStyle { button.style }
  /// The height of a button that is fitted to pixels, in pixels.
  package var pixelHeight: Int { Int((height * scale).rounded()) }
  /// The badge's corner in this layout; nil without a badge.
  var badgeCorner: BadgeCorner? {
    style.mark == nil ? nil : isMirrored ? style.badgeCorner.mirrored : style.badgeCorner
  }
  /// The ring's gap in this layout; nil for the default one.
  var gap: RingGap? { isMirrored ? style.gap?.mirrored : style.gap }

  private var isMirrored: Bool { style.mirrorsInRightToLeft && direction == .rightToLeft }

  /// The proportions to draw with.
  var placedProportions: ButtonProportions { style.placedProportions(height: height) }

  /// The pixel grid that the button is fitted to; nil if it is not fitted.
  var pixelGrid: PixelGrid? { isFitted ? pixelGrid(scale: scale) : nil }

  private func pixelGrid(scale: Double) -> PixelGrid? {
    PixelGrid(scale: scale, markThickness: markThickness)
  }

  /// The thickness of the mark's strokes, as a fraction of the badge; nil without a mark.
  var markThickness: Double? {
    guard style.mark != nil else { return nil }
    return style.proportions.markThickness
      ?? BadgeMark.strokeThickness(weight: style.markWeight.value)
  }

  /// The positions of the button's parts, in points.
  ///
  /// - Parameters:
  ///   - proportions: the proportions instead of the style's.
  ///   - isFitted: whether the parts are fitted to pixels, instead of ``isFitted``.
  package func geometry(
    _ proportions: ButtonProportions? = nil, isFitted: Bool? = nil
  ) throws(GeometryError) -> ButtonGeometry {
    try style.validateRing()
    return try ButtonGeometry(
      height: height, badgeCorner: badgeCorner, gap: gap,
      proportions: proportions ?? placedProportions,
      grid: isFitted ?? self.isFitted ? pixelGrid(scale: scale) : nil
    ).with(style.ring.symbolArea())
  }

  /// The geometry at a height in pixels, at one pixel per point.
  func geometry(
    pixels height: Int, _ proportions: ButtonProportions
  ) throws(DrawingError) -> ButtonGeometry {
    try mapError(DrawingError.geometry) { () throws(GeometryError) in
      try ButtonGeometry(
        height: Double(height), badgeCorner: badgeCorner, gap: gap, proportions: proportions,
        grid: pixelGrid(scale: 1)
      ).with(style.ring.symbolArea())
    }
  }
}

extension CurrencyButton {
  /// The button with everything else that decides its drawing.
  package func resolved(in context: ButtonContext = ButtonContext()) -> ResolvedButton {
    ResolvedButton(self, in: context)
  }
}
