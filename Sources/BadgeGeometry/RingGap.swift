internal import Messages
internal import VectorGraphics

/// The part of the ring that is left open, in degrees from +x growing clockwise on screen.
///
/// `start < end < start + 360` and both are from -720 to 720; the ring's arc runs from `end` to
/// `start + 360`.
public struct RingGap: Hashable, Sendable, CustomStringConvertible {
  /// The angle at which the gap begins, in degrees.
  public let start: Double
  /// The angle at which the gap ends, in degrees.
  public let end: Double

  /// The gap between two angles, in degrees.
  ///
  /// - Throws: ``GeometryError`` for a gap that is reversed, empty, a full turn or out of range.
  public init(start: Double, end: Double) throws(GeometryError) {
    guard start.isFinite, end.isFinite, abs(start) <= 720, abs(end) <= 720, start < end,
      end - start < 360
    else { throw .badGap(start: start, end: end) }
    self.start = start
    self.end = end
  }

  /// The gap written as `120...160`: two angles in degrees.
  ///
  /// - Throws: ``GeometryError`` for any other text, or for angles that are not a gap.
  public init(_ text: String) throws(GeometryError) {
    guard let dots = text.firstRange(of: "..."),
      let start = try? DecimalNumber.value(of: text[..<dots.lowerBound]),
      let end = try? DecimalNumber.value(of: text[dots.upperBound...])
    else { throw .unreadableGap(text) }
    try self.init(start: start, end: end)
  }

  private init(unchecked start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// The gap as `120...160`.
  public var description: String { "\(NumberText.of(start))...\(NumberText.of(end))" }

  /// The gap of the original, for a badge at the lower left.
  public static let standard = RingGap(unchecked: 120, 160)

  /// The gap that belongs to a badge in a corner: the standard one, turned with the badge.
  public static func standard(for corner: BadgeCorner) -> RingGap {
    switch corner {
    case .bottomLeft: standard
    case .bottomRight: standard.mirrored
    case .topLeft: RingGap(unchecked: 200, 240)
    case .topRight: RingGap(unchecked: 300, 340)
    }
  }

  /// The gap with left and right exchanged.
  public var mirrored: RingGap {
    let (start, end) = (180 - end, 180 - start)
    return end <= 0 ? RingGap(unchecked: start + 360, end + 360) : RingGap(unchecked: start, end)
  }
}

/// The corner of the button with the badge in it.
public enum BadgeCorner: String, CaseIterable, Hashable, Sendable, Codable {
  /// The lower left corner.
  case bottomLeft = "bottom-left"
  /// The lower right corner.
  case bottomRight = "bottom-right"
  /// The upper left corner.
  case topLeft = "top-left"
  /// The upper right corner.
  case topRight = "top-right"

  /// The corner with left and right exchanged.
  public var mirrored: BadgeCorner {
    switch self {
    case .bottomLeft: .bottomRight
    case .bottomRight: .bottomLeft
    case .topLeft: .topRight
    case .topRight: .topLeft
    }
  }
}
