package import VectorGraphics

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
    let button = adapted(to: context)
    return ComponentPicture(
      try button.templateScene(context.typesetter), tint: style.tint, title: title,
      titleLanguage: titleLanguage)
  }

  /// The button with the style that is in effect in a context.
  package func adapted(to context: LayoutContext) -> CurrencyButton {
    var button = self
    button.style.direction = style.direction ?? context.direction
    button.style.contentSize = style.contentSize ?? context.contentSize
    button.style.fitsPixels = style.fitsPixels ?? context.fitsPixels
    button.style.smallestScale = style.smallestScale ?? context.smallestScale
    return button.adapted(to: context.medium, scale: context.scale)
  }

  /// The button with the style that is in effect for a medium. Equal results have equal drawings.
  ///
  /// - Parameter scale: pixels per point. In media other than ``Medium/pixels``, the style's own scale takes
  ///   precedence.
  package func adapted(to medium: Medium, scale: Double) -> CurrencyButton {
    var button = self
    if medium == .pixels {
      button.style.displayScale = scale
      button.style.fitsPixels = style.fitsPixels ?? true
    } else {
      button.style.displayScale = style.displayScale ?? scale
    }
    if medium == .resource, button.isSmall { button.style.adaptsToFewPixels = false }
    let dependsOnScale = button.style.fitsPixels == true || style.scaledRelativeTo != nil
    if !dependsOnScale { button.style.displayScale = style.displayScale }
    if medium != .pixels { button.style.smallestScale = nil }
    return button
  }
}

extension CurrencyButtonStyle {
  /// Sets the smallest scale of a set of pictures, if they are small at that scale.
  package mutating func setSmallestScale(among scales: [Double]) {
    guard let smallest = scales.min() else { return }
    var button = CurrencyButton(.text(""), style: self, title: "")
    button = button.adapted(to: .pixels, scale: smallest)
    if button.isSmall { smallestScale = smallest }
  }
}
