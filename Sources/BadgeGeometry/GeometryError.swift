internal import Messages
internal import VectorGraphics

/// A number that is not valid for a button.
public enum GeometryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A height, in points, that is not above 0 or not finite.
  case badHeight(Double)
  /// Two angles, in degrees, that are not a gap.
  case badGap(start: Double, end: Double)
  /// A text that is not two angles.
  case unreadableGap(String)
  /// A fraction of the height that is out of its range.
  case badProportion(name: String, value: Double, range: ClosedRange<Double>)
  /// A gap and a moat, both of which open the ring.
  case gapAndMoat
  /// A weight that follows the ring, and a ring that follows the weight.
  case balancedTwice
  /// Ring, badge and clearance take all of the height.
  case noSpaceForSymbol

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .badHeight(let height):
      "the size \(NumberText.of(height)) is not valid: give a number of points above 0"
    case .badGap(let start, let end):
      "the gap \(NumberText.of(start))...\(NumberText.of(end)) is not valid: give two angles in "
        + "degrees from -720 to 720, the first smaller and less than 360 apart, such as 120...160"
    case .unreadableGap(let text):
      "the gap '\(text)' is not valid: give two angles in degrees, the first smaller, such as "
        + "120...160"
    case .badProportion(let name, let value, let range):
      "the \(name) \(NumberText.of(value)) is not valid: give a fraction of the height from "
        + "\(NumberText.of(range.lowerBound)) to \(NumberText.of(range.upperBound))"
    case .gapAndMoat:
      "gap and moat both open the ring: leave one of them out"
    case .balancedTwice:
      "a balanced weight follows the ring, and an automatic ring width follows the weight: give one "
        + "of them a value"
    case .noSpaceForSymbol:
      "ring, badge and clearance leave no space for the symbol: make one of them smaller"
    }
  }
}
