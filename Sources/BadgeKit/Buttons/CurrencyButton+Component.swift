package import VectorGraphics

extension CurrencyButton: Component {
  /// The button in its tint as a fixed colour, so that buttons of several tints can stand side by side.
  /// Its direction is the context's unless the style gives one.
  ///
  /// A part of a larger drawing rarely lies on whole pixels. So the button is fitted to them only if its
  /// style says so.
  ///
  /// - Throws: ``DrawingError`` where it can't be drawn.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    var (button, context) = (self, context)
    button.style.direction = style.direction ?? context.direction
    if context.medium == .pixels { context.medium = .document }
    let scene = try button.picture(in: context).tintedScene
    return ComponentLayout(size: scene.size, content: scene.fills)
  }

  /// The button with its label and background where it has them, its tint and its title, drawn for the
  /// context's medium.
  ///
  /// The context's content size applies where the style gives none; the direction is the locale's.
  ///
  /// - Throws: ``DrawingError`` where it can't be drawn.
  public func picture(in context: LayoutContext) throws(DrawingError) -> ComponentPicture {
    var button = self
    button.style.contentSize = style.contentSize ?? context.contentSize
    button = button.drawn(for: context.medium, scale: context.scale)
    return ComponentPicture(
      try button.templateScene(context.typesetter), tint: style.tint, title: title,
      titleLanguage: titleLanguage)
  }

  /// The greatest height in pixels that is fitted to them unless the style decides.
  private static let largestFitted = 32.0

  /// The button as it is drawn for a medium; equal buttons are equal drawings.
  ///
  /// - Parameter scale: pixels per point; a style's own is for media without pixels.
  package func drawn(for medium: Medium, scale: Double) -> CurrencyButton {
    var button = self
    if medium == .pixels {
      button.style.displayScale = scale
      let isFitted = style.fitsPixels ?? (button.drawnHeight * scale <= Self.largestFitted)
      if isFitted { button.style.fitsPixels = true }
    } else {
      button.style.displayScale = style.displayScale ?? scale
    }
    if medium == .resource, button.isSmall { button.style.small.below = 0 }
    let dependsOnScale = button.style.fitsPixels == true || style.scaledRelativeTo != nil
    if !dependsOnScale { button.style.displayScale = style.displayScale }
    return button
  }
}
