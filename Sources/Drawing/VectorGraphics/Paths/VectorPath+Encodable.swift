/// A path is encoded as SVG path data.
extension VectorPath: Encodable {
  /// Encodes the elements with the full precision of their coordinates, one element per line.
  public func encode(to encoder: any Encoder) throws {
    var text = ""
    func add(_ letter: String, _ points: Point...) {
      text += letter
      for point in points { text += " \(point.x) \(point.y)" }
      text += "\n"
    }
    for element in elements {
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quad(let control, let end): add("Q", control, end)
      case .cubic(let first, let second, let end): add("C", first, second, end)
      case .close: add("Z")
      }
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
