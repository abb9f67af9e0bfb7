/// An outline of a stroke with more elements than the limit.
package struct StrokeTooLongError: Error, Hashable, Sendable {}

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
    guard style.width > 0 else { return VectorPath() }
    let extent = bounds.map { max($0.width, $0.height) } ?? 0
    let outliner = StrokeOutliner(
      style: style,
      tolerance: min((extent + style.width) / 5000, max(style.width / 20, extent * 1e-7)))
    var outline = VectorPath()
    var contour = StrokedContour()
    func finish() throws(StrokeTooLongError) {
      outliner.append(contour, to: &outline)
      guard outline.elements.count <= elementLimit else { throw StrokeTooLongError() }
    }
    for element in elements {
      if case .move(let p) = element {
        try finish()
        contour = StrokedContour(start: p)
        continue
      }
      contour.append(element, outliner)
      if element == .close {
        try finish()
        contour = StrokedContour(start: contour.start)
      }
      guard outline.elements.count + contour.pieces.count <= elementLimit else {
        throw StrokeTooLongError()
      }
    }
    try finish()
    return outline
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

  /// Adds an element that is not a `move`.
  mutating func append(_ element: VectorPath.Element, _ outliner: StrokeOutliner) {
    let from = current
    isDrawn = true
    switch element {
    case .move: break
    case .line(let p):
      current = p
      if from.isApart(from: p) {
        pieces.append(StrokePiece(from: from, to: p, halfWidth: outliner.halfWidth))
      }
    case .quad(let c, let p):
      // The same curve as a cubic one.
      let c1 = from.interpolated(to: c, 2 / 3)
      let c2 = p.interpolated(to: c, 2 / 3)
      append(.cubic(c1, c2, p), outliner)
    case .cubic(let c1, let c2, let p):
      current = p
      if from.isApart(from: c1) || from.isApart(from: c2) || from.isApart(from: p) {
        pieces += StrokePiece.pieces(
          of: StrokedCurve(from, c1, c2, p), halfWidth: outliner.halfWidth,
          tolerance: outliner.tolerance)
      }
    case .close:
      append(.line(start), outliner)
      isClosed = true
    }
  }
}

extension Point {
  /// Whether the direction to another point can be computed.
  func isApart(from other: Point) -> Bool {
    let length = distance(to: other)
    return length.isFinite && length > .leastNormalMagnitude
  }
}
