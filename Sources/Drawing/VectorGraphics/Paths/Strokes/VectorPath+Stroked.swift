/// An outline of a stroke with more elements than the limit.
package struct StrokeTooLongError: Error, Hashable, Sendable {}

/// A path with the pen that draws along it.
package struct Stroke: Sendable {
  package var path: VectorPath
  package var style: StrokeStyle

  package init(_ path: VectorPath, _ style: StrokeStyle) {
    self.path = path
    self.style = style
  }
}

extension VectorPath {
  /// The outline of the path's stroke, for the nonzero rule.
  ///
  /// Every winding number is 0 or more, because contours overlap but never cancel each other. So the outline
  /// can be filled without being united first, and several outlines can be joined into one path. Contours are
  /// open unless they end with `close`. A contour of length 0 is a dot if it has a line or a `close`, and if
  /// the cap is round or square (SVG 2, 13.5.4).
  ///
  /// Curves are offset within 1/5000 of the outline's extent, or within 1/20 of the width if that is less, but
  /// not below the precision of the coordinates.
  ///
  /// - Parameters:
  ///   - style: the stroke. A width that is not above 0 gives an empty path.
  ///   - elementLimit: the greatest number of elements of the outline.
  /// - Throws: ``StrokeTooLongError`` beyond the limit.
  /// - Complexity: O(n) for n elements.
  package func stroked(
    _ style: StrokeStyle, elementLimit: Int
  ) throws(StrokeTooLongError) -> VectorPath {
    try Self.outlines([Stroke(self, style)], elementLimit: elementLimit)?.first ?? VectorPath()
  }

  /// The outlines of several strokes, as ``stroked(_:elementLimit:)`` gives them, but with the same structure, so
  /// that they can be interpolated.
  ///
  /// What one of the outlines needs, all of them have: parts of curves, arcs of joins, and the contours of
  /// tight bends. Where one doesn't need it, it has no area.
  ///
  /// - Returns: nil for paths with different elements, pens with different caps or joins, and a width that is not
  ///   above 0; and for curves that are too tight for the pen to the left in one path and to the right in another.
  /// - Throws: ``StrokeTooLongError`` if one of the outlines has more elements than the limit.
  package static func outlines(
    _ strokes: [Stroke], elementLimit: Int
  ) throws(StrokeTooLongError) -> [VectorPath]? {
    let pens = strokes.map(StrokeOutliner.init)
    guard let first = strokes.first,
      strokes.allSatisfy({
        $0.style.width > 0 && $0.path.hasSameStructure(as: first.path)
          && $0.style.cap == first.style.cap && $0.style.join == first.style.join
      })
    else { return nil }
    var outlines = strokes.map { _ in VectorPath() }
    var contours = strokes.map { _ in StrokedContour() }
    func finish() throws(StrokeTooLongError) {
      StrokeOutliner.append(contours, pens, to: &outlines)
      guard outlines[0].elements.count <= elementLimit else { throw StrokeTooLongError() }
    }
    for (index, element) in first.path.elements.enumerated() {
      if case .move = element {
        try finish()
        contours = strokes.map {
          if case .move(let p) = $0.path.elements[index] {
            StrokedContour(start: p)
          } else {
            StrokedContour()
          }
        }
        continue
      }
      guard StrokedContour.append(strokes.map { $0.path.elements[index] }, pens, to: &contours)
      else { return nil }
      if element == .close {
        try finish()
        contours = contours.map { StrokedContour(start: $0.start) }
      }
      guard outlines[0].elements.count + contours[0].pieces.count <= elementLimit else {
        throw StrokeTooLongError()
      }
    }
    try finish()
    return outlines
  }
}

/// A contour of a path, divided into pieces for its stroke.
struct StrokedContour {
  private(set) var pieces: [StrokePiece] = []
  private(set) var isClosed = false
  /// Whether there is an element after the start, even one of length 0.
  private(set) var isDrawn = false
  let start: Point
  private var current: Point

  init(start: Point = .zero) {
    self.start = start
    current = start
  }

  /// Adds an element of the same kind, not a `move`, to each contour, as equally many pieces.
  ///
  /// - Returns: false if that is not possible.
  static func append(
    _ elements: [VectorPath.Element], _ pens: [StrokeOutliner], to contours: inout [StrokedContour]
  ) -> Bool {
    let curves = zip(elements, contours).map { element, contour in
      contour.curve(of: element)
    }
    for index in contours.indices {
      contours[index].isDrawn = true
      contours[index].current = curves[index].points.3
      if elements[index] == .close { contours[index].isClosed = true }
    }
    let isLine =
      switch elements.first {
      case .line, .close: true
      default: false
      }
    let areDots = curves.map(\.isDot)
    if !areDots.contains(false) { return true }
    if isLine {
      for (index, curve) in curves.enumerated() {
        let (from, to) = (curve.points.0, curve.points.3)
        let direction =
          areDots[index] ? contours[index].pieces.last?.endDirection : (to - from).unit
        guard let direction else { return false }
        contours[index].pieces.append(
          StrokePiece(from: from, to: to, direction, halfWidth: pens[index].halfWidth))
      }
      return true
    }
    guard !areDots.contains(true), let pieces = StrokePiece.pieces(of: curves, pens) else {
      return false
    }
    for index in contours.indices { contours[index].pieces += pieces[index] }
    return true
  }

  /// An element as a cubic curve from the current point.
  private func curve(of element: VectorPath.Element) -> StrokedCurve {
    switch element {
    case .move(let p), .line(let p): StrokedCurve(current, current, p, p)
    case .close: StrokedCurve(current, current, start, start)
    case .quad(let c, let p):
      // The same curve as a cubic one.
      StrokedCurve(
        current, current.interpolated(to: c, 2 / 3), p.interpolated(to: c, 2 / 3), p)
    case .cubic(let c1, let c2, let p): StrokedCurve(current, c1, c2, p)
    }
  }
}

extension StrokedCurve {
  /// Whether the curve has no direction.
  fileprivate var isDot: Bool {
    ![points.1, points.2, points.3].contains(where: points.0.isApart)
  }
}

extension Point {
  /// Whether the direction to another point can be computed.
  func isApart(from other: Point) -> Bool {
    let length = distance(to: other)
    return length.isFinite && length > .leastNormalMagnitude
  }
}
