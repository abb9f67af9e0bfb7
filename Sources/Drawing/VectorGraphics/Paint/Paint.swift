/// The purpose of a colour. A ``Palette`` has the colour for each role.
public enum ColorRole: String, CaseIterable, Hashable, Sendable {
  /// The drawing's own colour, `currentColor` in SVG.
  case tint
  /// Text and marks on top of the tint.
  case onTint
  /// Text beside the drawing.
  case label
  /// Less prominent text, such as a placeholder.
  case secondaryLabel
  /// Thin lines and borders.
  case separator
  /// The area behind everything.
  case background
}

/// A colour by role, or a fixed one.
public enum PaintColor: Hashable, Sendable {
  /// The palette's colour for a role.
  case role(ColorRole)
  /// A fixed colour, which depends only on the appearance.
  case color(AdaptiveColor)

  /// The drawing's own colour, by role.
  public static let tint = PaintColor.role(.tint)
  /// The colour of text and marks on the tint, by role.
  public static let onTint = PaintColor.role(.onTint)
  /// The colour of text beside the drawing, by role.
  public static let label = PaintColor.role(.label)
}

/// The colouring of a fill.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case solid(PaintColor)
  /// A blend of colours along a line.
  case linearGradient(LinearGradientPaint)

  /// A fill with the drawing's own colour.
  public static let tint = Paint.solid(.tint)
  /// A fill with the colour of text and marks on the tint.
  public static let onTint = Paint.solid(.onTint)
  /// A fill with the colour of text beside the drawing.
  public static let label = Paint.solid(.label)
}

/// A blend along a line, in the scene's coordinates; the outer colours continue beyond its ends.
public struct LinearGradientPaint: Hashable, Sendable {
  /// A colour at a position on the line.
  public struct Stop: Hashable, Sendable {
    /// The position along the line, from 0 (start) to 1 (end).
    public var offset: Double
    /// The colour before it is lightened.
    public var color: PaintColor
    /// The fraction of white that is mixed into the colour, from 0 to 1.
    public var lightening: Double

    /// A stop with a colour at a position.
    ///
    /// - Parameters:
    ///   - offset: from 0 (start) to 1 (end).
    ///   - color: the colour.
    ///   - lightening: the fraction of white mixed in, from 0 to 1.
    public init(offset: Double, color: PaintColor, lightening: Double = 0) {
      self.offset = offset
      self.color = color
      self.lightening = lightening
    }
  }

  /// The point of the scene where offset 0 lies.
  public var start: Point
  /// The point of the scene where offset 1 lies.
  public var end: Point
  /// The stops, in rising order of their offsets.
  public var stops: [Stop]

  /// A gradient along the line between two points.
  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// A vertical gradient: lighter at the top, the colour itself at the bottom, like SwiftUI's
  /// `Color.gradient`.
  ///
  /// Apple doesn't publish how much lighter the top is. This module mixes in a quarter of white.
  public static func shaded(_ color: PaintColor, in rect: Rect) -> LinearGradientPaint {
    LinearGradientPaint(
      start: Point(x: rect.midX, y: rect.minY), end: Point(x: rect.midX, y: rect.maxY),
      stops: [
        Stop(offset: 0, color: color, lightening: shadedLightening), Stop(offset: 1, color: color),
      ])
  }

  /// The fraction of white in the colour at the top of a ``shaded(_:in:)`` gradient.
  private static let shadedLightening = 0.25

  /// The colour in the middle of a ``shaded(_:in:)`` gradient, where a text on it is.
  package static func shadedMiddle(_ color: RGBAColor) -> RGBAColor {
    color.mixed(with: .white, by: shadedLightening / 2)
  }

  /// The gradient with the map applied to its start and end, for a shape that the same map transforms.
  func transformed(by m: Affine) -> LinearGradientPaint {
    LinearGradientPaint(start: m * start, end: m * end, stops: stops)
  }
}
