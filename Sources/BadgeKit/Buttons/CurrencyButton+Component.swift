internal import VectorGraphics

extension CurrencyButton: Component {
  /// The button in its tint as a colour, so that buttons of several tints stand side by side, and
  /// in the context's direction unless the style gives one.
  ///
  /// - Throws: ``DrawingError`` where it can't be drawn.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    var button = self
    button.style.direction = style.direction ?? context.direction
    let scene = try button.picture(in: context).tintedScene
    return ComponentLayout(size: scene.size, content: scene.fills)
  }

  /// The button with its label and background where it has them, its tint and its title.
  ///
  /// The context's content size and scale apply where the style gives none; the direction is the
  /// locale's.
  ///
  /// - Throws: ``DrawingError`` where it can't be drawn.
  public func picture(in context: LayoutContext) throws(DrawingError) -> ComponentPicture {
    var button = self
    button.style.contentSize = style.contentSize ?? context.contentSize
    button.style.displayScale = style.displayScale ?? context.scale
    return ComponentPicture(
      try button.templateScene(context.typesetter), tint: style.tint, title: title,
      titleLanguage: titleLanguage)
  }
}
