public import VectorGraphics

/// A drawable element that can be laid out and nested: a button, a badge, a tile, a row.
public protocol Component: Sendable {
  /// Measures and draws the component as a part of a larger one.
  ///
  /// - Throws: ``DrawingError`` if it can't be drawn.
  func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout

  /// Draws the component by itself. The default implementation returns the layout's scene, without a title.
  ///
  /// - Throws: ``DrawingError`` if it can't be drawn.
  func picture(in context: LayoutContext) throws(DrawingError) -> ComponentPicture
}

extension Component {
  /// Draws the component by itself: its layout's scene, without a title and without a tint.
  ///
  /// - Throws: the ``DrawingError`` of the layout.
  public func picture(in context: LayoutContext) throws(DrawingError) -> ComponentPicture {
    ComponentPicture(try layout(in: context).scene)
  }

  /// The component as filled paths. If it has its own tint, that is a fixed colour. Other colours, such as
  /// that of a label, stay roles, which a palette turns into colours.
  ///
  /// - Parameter context: nil for a new context, which has to look up its fonts again.
  /// - Throws: ``DrawingError`` if it can't be drawn.
  public func scene(in context: LayoutContext? = nil) throws(DrawingError) -> VectorScene {
    if let context { return try picture(in: context).tintedScene }
    return try picture(in: LayoutContext()).tintedScene
  }
}
