public import BadgeGeometry
public import CurrencyLocale
public import TextOutlines
public import VectorGraphics

/// A capsule with a count, a text or an amount in it. For a single character it is a circle.
///
/// All measures are those of a badge that is alone or on a tile of 64 points. On another tile they are in proportion
/// to it.
public struct CapsuleBadge: Component, Hashable {
  /// The content of a badge.
  public enum Value: Hashable, Sendable {
    /// A number with the locale's digits and grouping. A number above the maximum is shown as the maximum
    /// with a plus.
    case count(Int, maximum: Int? = nil)
    /// A text, in the direction of its first letter.
    case text(String)
    /// An amount in the locale's format.
    case amount(Amount, AmountFormatOptions = AmountFormatOptions())
  }

  /// The count, the text or the amount.
  public var value: Value
  /// The colour of the capsule. A gradient makes it lighter towards the top.
  public var tint = SystemColor.red.color
  /// The colour of the text.
  public var foreground = AdaptiveColor(.white)
  /// The Dynamic Type style of the text.
  public var textStyle = TextStyle.body
  /// The weight of the text; nil for the text style's.
  public var weight: FontWeight?
  /// The smallest space on each side of a text of several characters, in points at the default content size. It
  /// grows with the text style `body`.
  public var padding = 8.0
  /// The smallest width and height of the badge without the border, in points at the default content size. It
  /// grows with the text style `body`.
  public var minimumWidth = 24.0
  /// The width of the border around the capsule, in points, rounded to whole pixels; 0 for none.
  public var border = 0.0
  /// The colour of the border; nil for the background colour, which separates the badge from the component
  /// below it.
  public var borderColor: AdaptiveColor?

  /// A badge with a value and the default looks.
  public init(_ value: Value) { self.value = value }

  /// Measures and draws the capsule and its text in the context's locale.
  ///
  /// - Throws: ``DrawingError`` for an unknown locale, an amount that can't be written, or a text
  ///   that can't be drawn.
  public func layout(in context: LayoutContext) throws(DrawingError) -> ComponentLayout {
    try layout(of: try value.text(locale: context.locale), in: context)
  }

  /// Draws the badge by itself. Its title is the text that it shows.
  ///
  /// - Throws: ``DrawingError`` if it can't be drawn.
  public func picture(in context: LayoutContext) throws(DrawingError) -> ComponentPicture {
    let content = try value.text(locale: context.locale)
    let layout = try layout(of: content, in: context)
    // Use the exact size: it is a whole number of pixels, but not always of points.
    return ComponentPicture(
      VectorScene(size: layout.size, fills: layout.content),
      title: VisibleText.trimmed(content.text), titleLanguage: content.language)
  }

  private func layout(
    of content: Content, in context: LayoutContext
  ) throws(DrawingError) -> ComponentLayout {
    let factor = context.badgeScale
    let text = try TextBlock(
      content.text, style: textStyle, weight: weight, scale: factor, direction: content.direction,
      in: context)
    func points(_ length: Double) -> Double {
      ScaledLength(length * factor).points(at: context.contentSize, scale: context.scale)
    }
    let minimumWidth = points(minimumWidth)
    let (outline, middle, fitsItsLine) = try centered(text, content, in: context)
    let ink = outline.bounds ?? .zero
    let geometry = CapsuleGeometry(
      VisibleText.trimmed(content.text).count == 1
        ? .character(reach: ink.reach(from: middle).length)
        : .text(width: text.width, inkReach: Size(ink.reach(from: middle))),
      lineHeight: fitsItsLine
        ? text.leading
        : max(text.leading, ink.height + 2 * CapsuleGeometry.margin(minimumWidth)),
      padding: points(padding), minimumWidth: minimumWidth, border: border * factor,
      scale: context.scale)
    let frame = Rect(size: geometry.outerSize)
    var fills: [VectorScene.Fill] = []
    if let path = geometry.borderPath(center: frame.center) {
      let color = borderColor.map(PaintColor.color) ?? .role(.background)
      fills.append(VectorScene.Fill(path, .solid(color), flattensCurvesFinely: true))
    }
    fills.append(
      VectorScene.Fill(
        geometry.path(center: frame.center),
        .linearGradient(
          .shaded(.color(tint), in: Rect(center: frame.center, size: geometry.size))),
        flattensCurvesFinely: true))
    fills.append(
      VectorScene.Fill(
        outline.translated(by: frame.center - middle), .solid(.color(foreground))))
    return ComponentLayout(size: geometry.outerSize, content: fills)
  }
}

extension CapsuleBadge {
  /// A value as text.
  struct Content {
    let text: String
    /// The text's direction; nil for the direction of its first letter.
    let direction: WritingDirection?
    /// The text's language as a BCP 47 tag; nil if it is unknown.
    let language: String?
  }
}

extension Size {
  fileprivate init(_ vector: Vector) { self.init(width: vector.dx, height: vector.dy) }
}

extension Rect {
  /// The greatest horizontal and vertical distances from a point to the rectangle's edges.
  fileprivate func reach(from point: Point) -> Vector {
    Vector(
      dx: max(maxX - point.x, point.x - minX), dy: max(maxY - point.y, point.y - minY))
  }
}

extension CapsuleBadge.Value {
  /// The text in a locale, its direction and its language.
  func text(locale: String) throws(DrawingError) -> CapsuleBadge.Content {
    switch self {
    case .count(let count, let maximum):
      // A count needs no currency, so it also works in a locale without one.
      let locale = try Self.resolved(locale, currency: CurrencyLocale.noCurrencyCode)
      return CapsuleBadge.Content(
        text: CountFormat(locale).text(of: count, maximum: maximum),
        direction: locale.layoutDirection, language: locale.languageTag)
    case .text(let text):
      try mapError(DrawingError.locale) { () throws(CurrencyLocaleError) in
        try VisibleText.validate(text)
      }
      return CapsuleBadge.Content(text: text, direction: nil, language: nil)
    case .amount(let amount, let options):
      let locale = try Self.resolved(locale, currency: amount.currencyCode)
      let text = try mapError(DrawingError.amount) { () throws(AmountError) in
        try AmountFormat(locale, options: options).text(of: amount)
      }
      return CapsuleBadge.Content(
        text: text, direction: locale.layoutDirection, language: locale.languageTag)
    }
  }

  private static func resolved(
    _ identifier: String, currency: String
  ) throws(DrawingError) -> CurrencyLocale {
    try mapError(DrawingError.locale) { () throws(CurrencyLocaleError) in
      try CurrencyLocale(identifier, currency: currency)
    }
  }
}

extension Component where Self == CapsuleBadge {
  /// A badge with a count, such as `99+` for 1000 with a maximum of 99.
  public static func count(_ count: Int, maximum: Int? = nil) -> CapsuleBadge {
    CapsuleBadge(.count(count, maximum: maximum))
  }

  /// A badge with a text.
  public static func text(_ text: String) -> CapsuleBadge { CapsuleBadge(.text(text)) }

  /// A badge with an amount in the locale's format.
  public static func amount(_ amount: Amount) -> CapsuleBadge { CapsuleBadge(.amount(amount)) }
}
