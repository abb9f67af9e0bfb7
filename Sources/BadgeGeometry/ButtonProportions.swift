/// The measures of a currency button, as fractions of its live area: its height without the padding.
public struct ButtonProportions: Hashable, Sendable, Codable {
  /// The thickness of the ring, from 0.001 to 0.25.
  public var ringThickness = 0.06
  /// The badge's diameter, from 0.01 to 0.49.
  public var badgeDiameter = 0.4
  /// The distance between the ring and the badge, from 0 to 0.2. A circle around the badge's centre cuts
  /// the ring.
  ///
  /// Nil stands for the default: 0 for an outline ring, which ends under the badge, and ``clearance`` for
  /// a filled ring.
  public var moat: Double?
  /// The empty space on each side of the button, as a fraction of its height, from 0 to 0.4.
  public var padding = 0.0
  /// The smallest distance of the symbol from the ring's inner edge and from the badge, from 0 to
  /// 0.2.
  public var clearance = 0.03
  /// The font size below which the symbol does not shrink further but moves away from the badge, from
  /// 0.01 to 1.
  public var smallestSymbol = 0.16
  /// The greatest cap height of a symbol with the rule ``SymbolFit/Rule/optical``, from 0.01 to 1.
  public var largestCapHeight = 0.36
  /// The font sizes for symbols of one, two, and three or more visible characters, from 0.01 to 1. If the
  /// list is empty, a symbol is as large as the clearance allows.
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
    package static let badgeDiameter = Limits(name: "badge size", range: 0.01...0.49)
    package static let moat = Limits(name: "moat", range: 0...0.2)
    package static let padding = Limits(name: "padding", range: 0...0.4)
    package static let clearance = Limits(name: "clearance", range: 0...0.2)
    package static let smallestSymbol = Limits(name: "smallest symbol", range: 0.01...1)
    package static let largestCapHeight = Limits(name: "largest cap height", range: 0.01...1)
    package static let symbolSteps = Limits(name: "symbol size", range: 0.01...1)

    /// - Throws: ``GeometryError`` for a value out of range.
    package func validate(_ value: Double) throws(GeometryError) {
      guard range.contains(value) else {
        throw .badProportion(name: name, value: value, range: range)
      }
    }
  }

  /// The thickness of a ring that follows the symbol's stems, as a fraction of the live area: from 0.5 to
  /// 6 points in a button of 50 points.
  package static let balancedRingThickness = 0.01...0.12

  /// - Throws: ``GeometryError`` for a proportion out of range.
  func validate() throws(GeometryError) {
    try Limits.ringThickness.validate(ringThickness)
    try Limits.badgeDiameter.validate(badgeDiameter)
    if let moat { try Limits.moat.validate(moat) }
    try Limits.padding.validate(padding)
    try Limits.clearance.validate(clearance)
    try Limits.smallestSymbol.validate(smallestSymbol)
    try Limits.largestCapHeight.validate(largestCapHeight)
    for size in symbolSteps { try Limits.symbolSteps.validate(size) }
  }
}
