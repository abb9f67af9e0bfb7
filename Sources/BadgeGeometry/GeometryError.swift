internal import VectorGraphics

/// Numbers no button can be made of.
public enum GeometryError: Error, Hashable, Sendable, CustomStringConvertible {
  case badHeight(Double)
  case badGap(start: Double, end: Double)
  case badProportion(name: String, value: Double)

  public var description: String {
    switch self {
    case .badHeight(let height):
      "the size \(NumberText.of(height)) makes no button: give a number of points above 0"
    case .badGap(let start, let end):
      "the gap \(NumberText.of(start))...\(NumberText.of(end)) leaves no ring: give two angles in degrees, the first smaller and "
        + "less than 360 apart, such as 120...160"
    case .badProportion(let name, let value):
      "the \(name) \(NumberText.of(value)) makes no button: give a fraction of the height between 0 and 0.5"
    }
  }
}
