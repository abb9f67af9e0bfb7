public import VectorGraphics
public enum BadgeMark: String, CaseIterable, Hashable, Sendable {
  case plus, minus, checkmark, xmark, exclamation
  public func path(diameter: Double, center: Point, weight: Double) -> Path {
    .rectangle(Rect(center: center, size: Size(width: diameter*0.48, height: diameter*0.1))).transformed(by: .identity)
  }
}
public enum TextStyle: String, CaseIterable, Hashable, Sendable { case body
 public func pointSize(at c: ContentSize) -> Double { 17 }
 public func leading(at c: ContentSize) -> Double { 22 }
 public func scaleFactor(at c: ContentSize) -> Double { 1 }
 public var weight: Double { 400 }
}
public enum ContentSize: String, CaseIterable, Hashable, Sendable { case large }
