public import BadgeGeometry
public import TextOutlines
public import VectorGraphics

/// The conditions under which components are measured and drawn.
///
/// Its typesetter caches fonts and shaped text, so one context for many components is faster than one for
/// each. Use a context on one thread only.
public struct LayoutContext {
  /// Turns text into outlines.
  public var typesetter: Typesetter
  /// The Dynamic Type size.
  public var contentSize: ContentSize
  /// The direction in which rows, grids and fields are arranged.
  public var direction: WritingDirection
  /// The locale of counts, amounts and texts, such as `fr_CH`.
  public var locale: String
  /// Pixels per point. Scaled lengths are rounded to whole pixels.
  public var scale: Double
  /// The kind of output that the components are drawn for.
  public var medium = Medium.document

  /// A context with a typesetter. Contexts on the same thread can share one.
  ///
  /// - Parameters:
  ///   - typesetter: turns text into outlines.
  ///   - contentSize: the Dynamic Type size.
  ///   - direction: the direction of the layout.
  ///   - locale: the locale of counts, amounts and texts.
  ///   - scale: pixels per point.
  public init(
    typesetter: Typesetter, contentSize: ContentSize = .large,
    direction: WritingDirection = .leftToRight, locale: String = "en_US", scale: Double = 1
  ) {
    self.typesetter = typesetter
    self.contentSize = contentSize
    self.direction = direction
    self.locale = locale
    self.scale = scale
  }

  /// A context with a new typesetter, which looks up its fonts again.
  ///
  /// - Parameters:
  ///   - fonts: the fonts in order of preference.
  ///   - contentSize: the Dynamic Type size.
  ///   - direction: the direction of the layout.
  ///   - locale: the locale of counts, amounts and texts.
  ///   - scale: pixels per point.
  /// - Throws: ``DrawingError/text(_:)`` if a font library fails to start.
  public init(
    fonts: FontStack = FontStack(), contentSize: ContentSize = .large,
    direction: WritingDirection = .leftToRight, locale: String = "en_US", scale: Double = 1
  ) throws(DrawingError) {
    self.init(
      typesetter: try mapError(DrawingError.text) { () throws(TextError) in
        try Typesetter(fonts: fonts)
      },
      contentSize: contentSize, direction: direction, locale: locale, scale: scale)
  }
}
