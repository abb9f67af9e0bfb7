public import BadgeGeometry
internal import CurrencyLocale
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
  /// The layout's direction; nil for the direction of the locale. A button that is drawn alone then has the
  /// direction of its own locale.
  public var direction: WritingDirection?
  /// The locale of counts, amounts and texts, such as `fr_CH`.
  public var locale: String
  /// Pixels per point. Scaled lengths are rounded to whole pixels.
  public var scale: Double
  /// Whether ring, badge, mark and the symbol's straight stems of a button are fitted to whole pixels. Nil
  /// means that a button that is drawn alone is fitted in a PNG file.
  public var fitsPixels: Bool?
  /// The smallest scale of a set of pictures. All of them show the form of a button's symbol that can be read
  /// at that scale. Nil stands for ``scale``.
  public var smallestScale: Double?
  /// The kind of output that the components are drawn for.
  public var medium = Medium.document
  /// The factor of a badge's measures: that of the tile on which it is.
  var badgeScale = 1.0

  /// A context with a typesetter. Contexts on the same thread can share one.
  ///
  /// - Parameters:
  ///   - typesetter: turns text into outlines.
  ///   - contentSize: the Dynamic Type size.
  ///   - direction: the direction of the layout; nil for the locale's.
  ///   - locale: the locale of counts, amounts and texts.
  ///   - scale: pixels per point.
  ///   - fitsPixels: whether buttons are fitted to whole pixels; nil for those in PNG files.
  public init(
    typesetter: Typesetter, contentSize: ContentSize = .large,
    direction: WritingDirection? = nil, locale: String = "en_US", scale: Double = 1,
    fitsPixels: Bool? = nil
  ) {
    self.typesetter = typesetter
    self.contentSize = contentSize
    self.direction = direction
    self.locale = locale
    self.scale = scale
    self.fitsPixels = fitsPixels
  }

  /// A context with a new typesetter, which looks up its fonts again.
  ///
  /// - Parameters:
  ///   - fonts: the fonts in order of preference.
  ///   - contentSize: the Dynamic Type size.
  ///   - direction: the direction of the layout; nil for the locale's.
  ///   - locale: the locale of counts, amounts and texts.
  ///   - scale: pixels per point.
  ///   - fitsPixels: whether buttons are fitted to whole pixels; nil for those in PNG files.
  /// - Throws: ``DrawingError/text(_:)`` if a font library fails to start.
  public init(
    fonts: FontStack = FontStack(), contentSize: ContentSize = .large,
    direction: WritingDirection? = nil, locale: String = "en_US", scale: Double = 1,
    fitsPixels: Bool? = nil
  ) throws(DrawingError) {
    self.init(
      typesetter: try mapError(DrawingError.text) { () throws(TextError) in
        try Typesetter(fonts: fonts)
      },
      contentSize: contentSize, direction: direction, locale: locale, scale: scale,
      fitsPixels: fitsPixels)
  }
}

extension LayoutContext {
  /// The context for a picture in a medium. For pixels, it has the scale of the picture.
  package func adapted(to medium: Medium, scale: Double) -> LayoutContext {
    var context = self
    context.medium = medium
    if medium == .pixels { context.scale = scale }
    return context
  }

  /// What decides the drawing of a button.
  package var buttonContext: ButtonContext {
    ButtonContext(
      medium, scale: scale, contentSize: contentSize, direction: direction, fitsPixels: fitsPixels,
      smallestScale: smallestScale)
  }

  /// The direction in which rows, grids and fields are arranged. It is left to right for an unknown locale.
  var layoutDirection: WritingDirection {
    if let direction { return direction }
    let locale = try? CurrencyLocale(locale, currency: CurrencyLocale.noCurrencyCode)
    return locale?.layoutDirection ?? .leftToRight
  }
}
