extension VectorPath {
  /// Whether another path has the same number of elements and the same types in the same order, so that the
  /// two can be interpolated.
  package func hasSameStructure(as other: VectorPath) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.kind == $1.kind }
  }

  /// Interpolates between this path and another one with the same structure.
  ///
  /// - Parameter fraction: the position between the paths, from 0 (this path) to 1 (the other one).
  /// - Returns: nil if the other path has a different structure.
  package func interpolated(to other: VectorPath, _ fraction: Double) -> VectorPath? {
    guard hasSameStructure(as: other) else { return nil }
    func between(_ a: Point, _ b: Point) -> Point { a.interpolated(to: b, fraction) }
    return VectorPath(
      zip(elements, other.elements).map { element, target in
        switch (element, target) {
        case (.move(let a), .move(let b)): .move(between(a, b))
        case (.line(let a), .line(let b)): .line(between(a, b))
        case (.quad(let a, let p), .quad(let b, let q)): .quad(between(a, b), between(p, q))
        case (.cubic(let a, let c, let p), .cubic(let b, let d, let q)):
          .cubic(between(a, b), between(c, d), between(p, q))
        default: element
        }
      })
  }

  /// The index of the first contour that collapses on the way to another path: it turns inside out, or its area
  /// halfway is less than half of the smaller area at the ends. Nil if there is no such contour, or if the
  /// other path has a different structure.
  ///
  /// Contours with an area below a thousandth of the larger path's bounds are ignored.
  package func contourThatTurns(on other: VectorPath) -> Int? {
    guard let half = interpolated(to: other, 0.5) else { return nil }
    let start = contourAreas
    let middle = half.contourAreas
    let end = other.contourAreas
    guard start.count == end.count, start.count == middle.count else { return nil }
    let extent = [bounds, other.bounds].compactMap { $0 }.map { $0.width * $0.height }.max() ?? 0
    let least = extent * 1e-3
    return start.indices.first { index in
      let a = start[index]
      let b = end[index]
      guard abs(a) > least, abs(b) > least else { return false }
      return a * b < 0 || a * middle[index] < 0 || abs(middle[index]) < min(abs(a), abs(b)) / 2
    }
  }

  /// The elements of each contour, its `move` first.
  private var elementsByContour: [[Element]] {
    elements.reduce(into: []) { contours, element in
      if case .move = element { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
  }

  /// The signed area of each contour, in the elements' order.
  package var contourAreas: [Double] {
    elementsByContour.filter { $0.count > 1 }.map { VectorPath($0).area }
  }

  /// The outline with every contour wound the other way. Unlike ``reversed``, it keeps the type of each element,
  /// and lines of length 0, so paths with the same structure still have the same structure afterwards.
  package var reversedKeepingStructure: VectorPath {
    var result = VectorPath()
    for contour in elementsByContour {
      guard case .move(let start) = contour[0] else { continue }
      let isClosed = contour.last == .close
      let drawn = contour.dropFirst().filter { $0 != .close }
      // The start of each element is the end of the one before it.
      let starts = [start] + drawn.compactMap(\.end)
      result.move(to: starts[starts.count - 1])
      for (element, begin) in zip(drawn, starts).reversed() {
        switch element {
        case .line: result.line(to: begin)
        case .quad(let c, _): result.quad(c, to: begin)
        case .cubic(let c1, let c2, _): result.cubic(c2, c1, to: begin)
        case .move, .close: break
        }
      }
      if isClosed { result.close() }
    }
    return result
  }
}

extension VectorPath.Element {
  fileprivate var kind: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }

  /// The end point of the element; nil for `close`.
  fileprivate var end: Point? {
    switch self {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }
}
