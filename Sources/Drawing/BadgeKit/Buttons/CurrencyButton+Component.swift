internal import VectorGraphics

extension CurrencyButton: Component {
  /// The button with its tint as a fixed colour, so that a layout can contain buttons of several tints.
  /// The context decides the direction.
  ///
  /// A part of a larger drawing rarely begins on a whole pixel. So the button is fitted to pixels only if
  /// ``LayoutContext/fitsPixels`` is true.
  ///
  /// - Throws: ``DrawingError`` if it can't be drawn.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    var context = context
    context.direction = context.layoutDirection
    if context.medium == .pixels { context.medium = .document }
    let scene = try picture(in: context).tintedScene
    return ComponentLayout(size: scene.size, content: scene.fills)
  }

  /// The button drawn for the context's medium, with its tint, its title, and its label and background if it
  /// has them.
  ///
  /// - Throws: ``DrawingError`` if it can't be drawn.
  public func picture(in context: LayoutContext) throws(DrawingError) -> ComponentPicture {
    ComponentPicture(
      try templateScene(context.typesetter, in: context.buttonContext), tint: style.tint,
      title: title, titleLanguage: titleLanguage)
  }
}
