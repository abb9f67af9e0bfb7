/// The measures of a currency button: fractions of its live area, which is its height without the
/// padding.
public struct ButtonProportions: Hashable, Sendable, Codable {
  /// The thickness of the ring, from 0.001 to 0.25.
  public var ringThickness = 0.06
  /// The badge's diameter, from 0.01 to 0.49.
  public var badgeDiameter = 0.4
  /// The distance of the ring from the badge, cut concentric to the badge, from 0 to 0.2.
  ///
  /// Nil is the original's: 0 for an outline, whose gap ends under the badge, and the clearance for a
  /// filled ring.
  public var moat: Double?
  /// The empty space around the button, as a fraction of its height, from 0 to 0.4.
  public var padding = 0.0
  /// The smallest distance of the symbol from the ring's inner edge and from the badge, from 0 to
  /// 0.2.
  public var clearance = 0.03
  /// The size below which the symbol moves away from the badge instead of shrinking further, from
  /// 0.01 to 1.
  public var smallestSymbol = 0.16
  /// The greatest cap height of a symbol that is fitted optically, from 0.01 to 1.
  public var largestCapHeight = 0.36
  /// The font sizes for symbols of one, two, and three or more visible characters, from 0.01 to 1;
  /// as large as the clearance allows without any.
  public var symbolSteps = [0.5, 0.33, 0.25]

  /// The proportions of the original button.
  public init() {}
}

extension ButtonProportions {
  /// The valid values of a proportion, with the name it has in messages.
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

  /// The thickness of a ring that follows the symbol, as a fraction of the live area: from half a
  /// point to 6 in a button of 50.
  package static let balancedRing = 0.01...0.12

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
