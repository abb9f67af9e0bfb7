public import BadgeGeometry
public import TextOutlines
public import VectorGraphics

/// The conditions under which components are measured and drawn.
///
/// It caches fonts and shaped text from one component to the next, so one context for many
/// components is faster than one each. It belongs to one thread.
public struct LayoutContext {
  /// Turns text into outlines.
  public var typesetter: Typesetter
  /// The Dynamic Type size in force.
  public var contentSize: ContentSize
  /// The direction in which rows, grids and fields are arranged.
  public var direction: WritingDirection
  /// The locale of counts, amounts and texts, such as `fr_CH`.
  public var locale: String
  /// Pixels per point, to which scaled lengths are rounded.
  public var scale: Double
  /// What a picture is drawn for.
  public var medium = Medium.document

  /// A context with a typesetter that may be shared with other contexts of the same thread.
  ///
  /// - Parameters:
  ///   - typesetter: turns text into outlines.
  ///   - contentSize: the Dynamic Type size in force.
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

  /// A context with a new typesetter, which finds its fonts anew.
  ///
  /// - Parameters:
  ///   - fonts: the fonts in order of preference.
  ///   - contentSize: the Dynamic Type size in force.
  ///   - direction: the direction of the layout.
  ///   - locale: the locale of counts, amounts and texts.
  ///   - scale: pixels per point.
  /// - Throws: ``DrawingError/text(_:)`` where a font library fails to start.
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
