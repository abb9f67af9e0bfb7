/// A length that grows with a text style, like SwiftUI's property wrapper `ScaledMetric`.
public struct ScaledLength: Hashable, Sendable {
  /// The length at the default content size, in points.
  public var value: Double
  /// The text style that the length grows with.
  public var textStyle: TextStyle

  /// A length in points that grows with a text style.
  public init(_ value: Double, relativeTo textStyle: TextStyle = .body) {
    self.value = value
    self.textStyle = textStyle
  }

  /// The length in points at a content size, rounded to whole device pixels. Ties round away from zero.
  ///
  /// - Parameters:
  ///   - size: the content size.
  ///   - scale: pixels per point. If it is not above 0 or not finite, the length is not rounded.
  public func points(at size: ContentSize, scale: Double = 1) -> Double {
    let points = value * textStyle.scaleFactor(at: size)
    guard scale > 0, scale.isFinite else { return points }
    return (points * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
