/// One side of a stroked contour, in the drawing direction, as a chain of segments.
struct StrokeSide {
  private let side: StrokedCurve.Side
  private(set) var segments: [VectorPath.Segment] = []
  /// The inner offset curves and the evolutes of the last pieces, which are folded on this side.
  private var offsets: [VectorPath.Segment] = []
  private var evolutes: [VectorPath.Segment] = []

  init(_ side: StrokedCurve.Side) { self.side = side }

  /// Adds the side of a piece.
  ///
  /// - Parameter hasGap: whether a line leads from the evolute of the piece before to that of this one.
  mutating func append(_ piece: StrokePiece, hasGap: Bool) {
    let offset = side == .right ? piece.right : piece.left
    if let fold = piece.fold, fold.side == side {
      offsets.connect(offset)
      if hasGap, let last = evolutes.last?.end {
        evolutes.connect(.line(last, fold.evolute.start))
      }
      evolutes.connect(fold.evolute)
    } else {
      finish()
      segments.connect(offset)
    }
  }

  /// Adds a corner: the segments between the ends of the two pieces.
  mutating func append(corner: [VectorPath.Segment]) {
    finish()
    for segment in corner { segments.connect(segment) }
  }

  /// Adds the corner of two straight pieces that end at a point.
  mutating func cut(at p: Point) {
    finish()
    if let last = segments.popLast() { segments.connect(.line(last.start, p)) }
  }

  /// Adds the folded pieces so far. The chain goes along their evolute, back along the inner offset curves, and along
  /// the evolute again. So the area between the two is wound as the area before the evolute.
  mutating func finish() {
    guard let start = offsets.first?.start, let end = offsets.last?.end,
      let first = evolutes.first?.start, let last = evolutes.last?.end
    else { return }
    let chain = [.line(start, first)] + evolutes + [.line(last, end)]
    for segment in chain + offsets.reversedChain + chain { segments.connect(segment) }
    offsets = []
    evolutes = []
  }

  /// Closes the chain. Its last segment then ends where its first one starts.
  mutating func close() {
    if segments.isEmpty {
      // All pieces are folded. The area beyond the evolutes lies within that before them.
      segments = evolutes
      offsets = []
      evolutes = []
    }
    finish()
    guard segments.count > 1, let last = segments.last else { return }
    segments[0] = segments[0].starting(at: last.end)
  }
}

extension [VectorPath.Segment] {
  /// Adds a segment, whose start moves to the end of the last one.
  mutating func connect(_ segment: VectorPath.Segment) {
    append(last.map { segment.starting(at: $0.end) } ?? segment)
  }

  /// The chain from its end to its start.
  var reversedChain: [VectorPath.Segment] { reversed().map(\.reversed) }

  /// Shortens chains of the same structure in the same way: removes lines of length 0, and makes one line of
  /// successive lines in one direction, or back and forth.
  ///
  /// - Parameter isClosed: whether the last and the first segment are successive too.
  static func simplify(_ chains: inout [Self], isClosed: Bool) {
    var results = chains.map { _ in Self() }
    for index in chains[0].indices {
      for chain in chains.indices { results[chain].append(chains[chain][index]) }
      if results.allSatisfy({ $0.count > 1 && $0[$0.count - 1].isPoint }) {
        for chain in results.indices { results[chain].removeLast() }
      }
      while let count = results.first?.count, count > 1,
        results.allSatisfy({ areCollinear($0[count - 2], $0[count - 1]) })
      {
        for chain in results.indices {
          let end = results[chain].removeLast().end
          results[chain][count - 2] = .line(results[chain][count - 2].start, end)
        }
        guard count > 2, results.allSatisfy({ $0[count - 2].isPoint }) else { break }
        for chain in results.indices { results[chain].removeLast() }
      }
    }
    if isClosed, let count = results.first?.count, count > 2,
      results.allSatisfy({ areCollinear($0[count - 1], $0[0]) })
    {
      for chain in results.indices {
        results[chain][0] = .line(results[chain].removeLast().start, results[chain][0].end)
      }
    }
    chains = results
  }
}

extension VectorPath.Segment {
  /// The segment with another start point.
  func starting(at p: Point) -> VectorPath.Segment {
    switch self {
    case .line(_, let b): .line(p, b)
    case .quad(_, let b, let c): .quad(p, b, c)
    case .cubic(_, let b, let c, let d): .cubic(p, b, c, d)
    }
  }

  /// A segment of the same kind without length.
  func collapsed(to p: Point) -> VectorPath.Segment {
    switch self {
    case .line: .line(p, p)
    case .quad: .quad(p, p, p)
    case .cubic: .cubic(p, p, p, p)
    }
  }

  /// Whether it is a line of length 0.
  fileprivate var isPoint: Bool { if case .line(let a, let b) = self { a == b } else { false } }
}

/// Whether two successive segments are lines that are parallel.
private func areCollinear(_ first: VectorPath.Segment, _ second: VectorPath.Segment) -> Bool {
  guard case .line(let a, let b) = first, case .line(let c, let d) = second else { return false }
  let u = b - a
  let v = d - c
  return abs(u.cross(v)) <= 1e-9 * u.length * v.length
}
