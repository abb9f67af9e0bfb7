internal import Messages
internal import VectorGraphics

/// An invalid measure of a button, or measures that contradict each other.
public enum GeometryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The height, in points, is not above 0 or not finite.
  case badHeight(Double)
  /// The two angles, in degrees, do not form a valid gap.
  case badGap(start: Double, end: Double)
  /// The text does not consist of two angles.
  case unreadableGap(String)
  /// The proportion is outside its range.
  case badProportion(name: String, value: Double, range: ClosedRange<Double>)
  /// The badge would extend beyond the picture. `largest` is the greatest overhang that is possible.
  case badgeOutsidePicture(overhang: Double, largest: Double)
  /// The badge would cover the centre of the ring. Its size has to be below `limit`.
  case badgeOverCenter(size: Double, limit: Double)
  /// The ring's thickness leaves no space inside the ring.
  case filledByRing(width: Double, size: Double)
  /// The strokes of the badge's mark would be thicker than the mark is long.
  case markTooThick(thickness: Double, length: Double)
  /// The button has both a gap and a moat, but only one of them can open the ring.
  case gapAndMoat
  /// A toolbar's drawing has no badge.
  case toolbarWithoutBadge
  /// Ring, badge and clearance take up the whole height.
  case noSpaceForSymbol

  /// One sentence: the fault and how to fix it.
  public var description: String { "\(fault): \(fix)" }

  /// Only the fault.
  package var fault: String {
    switch self {
    case .badHeight(let height): "the size \(NumberText.of(height)) is not valid"
    case .badGap(let start, let end):
      "the gap \(NumberText.of(start))...\(NumberText.of(end)) is not valid"
    case .unreadableGap(let text): "the gap '\(text)' is not valid"
    case .badProportion(let name, let value, _):
      "the \(name) \(NumberText.of(value)) is not valid"
    case .badgeOutsidePicture(let overhang, _):
      "with the badge overhang \(NumberText.of(overhang)), the badge leaves the picture"
    case .badgeOverCenter(let size, _):
      "a badge of the size \(NumberText.of(size)) covers the centre of the ring"
    case .filledByRing(let width, let size):
      "a ring of the width \(NumberText.of(width)) fills a ring of the size \(NumberText.of(size))"
    case .markTooThick(let thickness, let length):
      "a mark of the thickness \(NumberText.of(thickness)) is thicker than it is long, "
        + NumberText.of(length)
    case .gapAndMoat: "gap and moat both open the ring"
    case .toolbarWithoutBadge:
      "a drawing for a toolbar has the height of symbol and badge, and there is no badge"
    case .noSpaceForSymbol: "ring, badge and clearance leave no space for the symbol"
    }
  }

  /// Only how to fix the fault, for a message that already names the value.
  package var fix: String {
    switch self {
    case .badHeight: "give a number of points above 0"
    case .badGap:
      "give two angles in degrees from -720 to 720, the first smaller and less than 360 apart, such as "
        + "120...160"
    case .unreadableGap: "give two angles in degrees, the first smaller, such as 120...160"
    case .badProportion(_, _, let range):
      "give a fraction of the height from \(NumberText.of(range.lowerBound)) to "
        + NumberText.of(range.upperBound)
    case .badgeOutsidePicture(_, let largest):
      "give at most \(NumberText.of((largest * 1000 + 1e-6).rounded(.down) / 1000)), or a smaller ring size"
    case .badgeOverCenter(_, let limit):
      "give less than \(NumberText.of((limit * 1000 + 1e-6).rounded(.down) / 1000))"
    case .filledByRing: "make the ring thinner or larger"
    case .markTooThick: "make it thinner or longer"
    case .gapAndMoat: "leave one of them out"
    case .toolbarWithoutBadge: "give it a badge, or use the ring 'none'"
    case .noSpaceForSymbol: "make one of them smaller"
    }
  }
}
