/// The measures of a currency button, as fractions of its live area: its height without the padding.
public struct ButtonProportions: Hashable, Sendable, Codable {
  /// The thickness of the ring, from 0.001 to 0.25.
  public var ringThickness = 0.06
  /// The outer diameter of the ring, from 0.2 to 1.
  ///
  /// Nil stands for the default, 1 minus ``ringThickness``: the ring keeps half its thickness from the edge
  /// of the live area.
  public var ringDiameter: Double?
  /// The badge's diameter, from 0.01 to 0.6. The badge must not cover the centre of the ring.
  public var badgeDiameter = 0.4
  /// The distance by which the badge extends beyond the ring, horizontally and vertically, from 0 to 0.4. The
  /// badge must not leave the picture; it may lie over the padding.
  ///
  /// Nil stands for the default: the badge touches two edges of the live area.
  public var badgeOverhang: Double?
  /// The distance between the ring and the badge, from 0 to 0.2. The ring is cut along a circle around the
  /// badge's centre.
  ///
  /// Nil stands for the default: 0 for an outline ring, which ends under the badge, and ``clearance`` for
  /// a filled ring.
  public var moat: Double?
  /// The length of the plus in the badge, as a fraction of the badge's diameter, from 0.2 to 0.9. Other marks
  /// grow or shrink by the same factor, as far as the badge has space.
  ///
  /// Nil stands for the length that belongs to the font weight.
  public var markLength: Double?
  /// The thickness of the mark's strokes, as a fraction of the badge's diameter, from 0.02 to 0.3.
  ///
  /// Nil stands for the thickness that belongs to the font weight.
  public var markThickness: Double?
  /// The empty space on each side of the button, as a fraction of its height, from 0 to 0.4.
  public var padding = 0.0
  /// The smallest distance of the symbol from the ring's inner edge and from the badge, from 0 to
  /// 0.2.
  public var clearance = 0.03
  /// The greatest font sizes for symbols of one, two, and three or more visible characters, from 0.01 to 1. If
  /// the list is empty, symbols are as large as the clearance allows.
  ///
  /// They are sizes of Inter. Symbols in another font have capital letters as high as Inter's.
  public var symbolSteps = [0.5, 0.33, 0.25]

  /// The default proportions.
  public init() {}
}

extension ButtonProportions {
  /// The valid values of a proportion, and its name in messages.
  package struct Limits: Sendable {
    package let name: String
    package let range: ClosedRange<Double>

    package static let ringThickness = Limits(name: "ring width", range: 0.001...0.25)
    package static let ringDiameter = Limits(name: "ring size", range: 0.2...1)
    package static let badgeDiameter = Limits(name: "badge size", range: 0.01...0.6)
    package static let badgeOverhang = Limits(name: "badge overhang", range: 0...0.4)
    package static let markLength = Limits(name: "mark length", range: 0.2...0.9)
    package static let markThickness = Limits(name: "mark thickness", range: 0.02...0.3)
    package static let moat = Limits(name: "moat", range: 0...0.2)
    package static let padding = Limits(name: "padding", range: 0...0.4)
    package static let clearance = Limits(name: "clearance", range: 0...0.2)
    package static let symbolSteps = Limits(name: "symbol size", range: 0.01...1)

    /// - Throws: ``GeometryError`` for a value out of range.
    package func validate(_ value: Double) throws(GeometryError) {
      guard range.contains(value) else {
        throw .badProportion(name: name, value: value, range: range)
      }
    }
  }

  /// The thickness of a ring that follows the symbol's stems, as a fraction of the live area: from 0.5 to
  /// 6 points in a button of 50 points. Above 0.16, the ring around a solid drawing fails to leave the badge its outline.
  package static let balancedRingThickness = 0.01...0.12

  /// - Parameter hasBadge: whether to check the position of the badge.
  /// - Throws: ``GeometryError`` for a proportion out of range, and for proportions that contradict each other.
  package func validate(hasBadge: Bool) throws(GeometryError) {
    try Limits.ringThickness.validate(ringThickness)
    if let ringDiameter { try Limits.ringDiameter.validate(ringDiameter) }
    try Limits.badgeDiameter.validate(badgeDiameter)
    if let badgeOverhang { try Limits.badgeOverhang.validate(badgeOverhang) }
    if let moat { try Limits.moat.validate(moat) }
    if let markLength { try Limits.markLength.validate(markLength) }
    if let markThickness { try Limits.markThickness.validate(markThickness) }
    try Limits.padding.validate(padding)
    try Limits.clearance.validate(clearance)
    for size in symbolSteps { try Limits.symbolSteps.validate(size) }
    if let ringDiameter, ringThickness >= ringDiameter / 2 {
      throw .filledByRing(width: ringThickness, size: ringDiameter)
    }
    if let markLength, let markThickness, markThickness >= markLength {
      throw .markTooThick(thickness: markThickness, length: markLength)
    }
    if hasBadge { try validateBadge() }
  }

  /// The height of Inter's capital letters, in em: 1490 of 2048 units of the font.
  package static let capHeightOfInter = 1490.0 / 2048

  /// The greatest cap height of symbols with a number of visible characters, as a fraction of the live area.
  ///
  /// - Parameter characters: the number, with a fraction for narrow ones.
  package func largestCapHeight(characters: Double) -> Double {
    guard let last = symbolSteps.last else { return .infinity }
    let place = min(max(characters, 1), Double(symbolSteps.count)) - 1
    let index = Int(place)
    let part = place - place.rounded(.down)
    let next = index + 1 < symbolSteps.count ? symbolSteps[index + 1] : last
    return (symbolSteps[index] + part * (next - symbolSteps[index])) * Self.capHeightOfInter
  }

  /// The distance between an outline ring and the badge.
  package var ringMoat: Double { moat ?? 0 }

  /// The distance from the centre to the badge's outer edge, horizontally and vertically.
  var badgeReach: Double {
    badgeOverhang.map { (ringDiameter ?? 1 - ringThickness) / 2 + $0 } ?? 0.5
  }

  /// The greatest overhang of a badge that does not leave the picture.
  package var largestOverhang: Double {
    // The picture ends at half its height, which is 1 / (1 - 2 padding) live areas.
    max(0, 0.5 / (1 - 2 * padding) - (ringDiameter ?? 1 - ringThickness) / 2)
  }

  private func validateBadge() throws(GeometryError) {
    if let badgeOverhang, badgeOverhang > largestOverhang + 1e-9 {
      throw .badgeOutsidePicture(overhang: badgeOverhang, largest: largestOverhang)
    }
    // The distance of the centres is √2 (reach - d / 2), which has to be more than d / 2.
    let largest = 2 * badgeReach * (2 - 2.0.squareRoot())
    if badgeDiameter >= largest { throw .badgeOverCenter(size: badgeDiameter, limit: largest) }
  }
}
