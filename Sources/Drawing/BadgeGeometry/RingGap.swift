internal import Messages
internal import VectorGraphics

/// The part of the ring that is left open, in degrees. 0 is +x, and angles grow clockwise on screen.
///
/// `start < end < start + 360`, and both are from -720 to 720. The ring's arc runs from `end` to
/// `start + 360`.
public struct RingGap: Hashable, Sendable, Codable, CustomStringConvertible {
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
  /// - Throws: ``GeometryError`` for any other text, or for angles that do not form a valid gap.
  public init(_ text: String) throws(GeometryError) {
    guard let dots = text.firstRange(of: "..."),
      let start = try? DecimalNumber.value(of: text[..<dots.lowerBound]),
      let end = try? DecimalNumber.value(of: text[dots.upperBound...])
    else { throw .unreadableGap(text) }
    try self.init(start: start, end: end)
  }

  /// Decodes both angles, in degrees.
  ///
  /// - Throws: ``GeometryError`` for angles that do not form a valid gap, or `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      start: container.decode(Double.self, forKey: .start),
      end: container.decode(Double.self, forKey: .end))
  }

  private init(unchecked start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// The gap as `120...160`.
  public var description: String { "\(NumberText.of(start))...\(NumberText.of(end))" }

  /// The default gap, for a badge at the lower left.
  public static let standard = RingGap(unchecked: 120, 160)

  /// The default gap for a badge in the given corner: ``standard``, mirrored with the badge.
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
    // Adds a turn if the end would not be above 0.
    let turn = 180 - start <= 0 ? 360.0 : 0
    return RingGap(unchecked: 180 - end + turn, 180 - start + turn)
  }
}

/// The corner of the button that holds the badge.
public enum BadgeCorner: String, CaseIterable, Hashable, Sendable, Codable {
  /// The lower left corner.
  case bottomLeft = "bottom-left"
  /// The lower right corner.
  case bottomRight = "bottom-right"
  /// The upper left corner.
  case topLeft = "top-left"
  /// The upper right corner.
  case topRight = "top-right"

  /// The vector from the button's centre towards the corner, by `distance` along each axis.
  func offset(_ distance: Double) -> Vector {
    switch self {
    case .bottomLeft: Vector(dx: -distance, dy: distance)
    case .bottomRight: Vector(dx: distance, dy: distance)
    case .topLeft: Vector(dx: -distance, dy: -distance)
    case .topRight: Vector(dx: distance, dy: -distance)
    }
  }

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
