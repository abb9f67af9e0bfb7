internal import VectorGraphics

/// The outline of a sign at one weight, from which the other weights are interpolated.
///
/// Units are hundredths of the cap height, y down, with the baseline at 0 and the pen at x = 0.
struct SignMaster {
  let weight: Double
  let advance: Double
  let outline: VectorPath

  private init(_ weight: Double, advance: Double, outline: VectorPath) {
    (self.weight, self.advance, self.outline) = (weight, advance, outline)
  }

  init(_ construct: (SignWeight) -> SignConstruction, weight value: Double) {
    let weight = SignWeight(value: value)
    let construction = construct(weight)
    // Inter's dollar and euro signs have about this much space on either side.
    let sideBearing = weight(8, 7, 5)
    let unit = 100 / construction.height
    let placement = Affine.translation(Vector(dx: sideBearing, dy: -100)) * Affine.scale(unit)
    self.init(
      value, advance: construction.width * unit + 2 * sideBearing,
      outline: construction.outline.transformed(by: placement))
  }

  /// The master between two others, as the program draws it.
  ///
  /// - Returns: nil where the outlines have different elements.
  func interpolated(to other: SignMaster, _ fraction: Double) -> SignMaster? {
    outline.interpolated(to: other.outline, fraction).map {
      SignMaster(
        weight + (other.weight - weight) * fraction,
        advance: advance + (other.advance - advance) * fraction, outline: $0)
    }
  }

  /// The greatest distance between two outlines or their ends.
  func distance(to other: SignMaster) -> Double {
    max(
      abs(advance - other.advance), outline.reach(from: other.outline),
      other.outline.reach(from: outline))
  }
}

extension SignMaster {
  /// How far an interpolated outline may be from the constructed one: 0.5/1000 em, where capital letters are as tall as
  /// Inter's, 0.7275 em.
  static let tolerance = 0.05 / 0.7275

  /// The masters of a sign, from light to heavy.
  ///
  /// Measures are linear in the weight, but not all that follows from them, such as where two edges meet. So there are
  /// masters at the weights that measures are given for, and halfway between two masters as long as the interpolated
  /// outlines are not near enough to the constructed ones.
  static func masters(of construct: (SignWeight) -> SignConstruction) -> [SignMaster] {
    func between(_ lighter: SignMaster, _ heavier: SignMaster) -> [SignMaster] {
      let isNear = stride(from: 0.125, to: 1, by: 0.125).allSatisfy { fraction in
        guard let drawn = lighter.interpolated(to: heavier, fraction) else { return false }
        return drawn.distance(to: SignMaster(construct, weight: drawn.weight)) < tolerance
      }
      if isNear { return [] }
      let middle = SignMaster(construct, weight: (lighter.weight + heavier.weight) / 2)
      return between(lighter, middle) + [middle] + between(middle, heavier)
    }
    let given = SignWeight.given.map { SignMaster(construct, weight: $0) }
    return given.prefix(1) + zip(given, given.dropFirst()).flatMap { between($0, $1) + [$1] }
  }
}

extension VectorPath {
  /// The greatest distance of a point of the other outline from this one.
  fileprivate func reach(from other: VectorPath) -> Double {
    let sides = flattened(tolerance: 0.002).flatMap { zip($0, $0.dropFirst() + $0.prefix(1)) }
    let points = other.flattened(tolerance: 0.002, maxSegment: 1).flatMap { $0 }
    return points.reduce(0) { reach, point in
      max(reach, sides.reduce(.infinity) { min($0, point.distance(toLine: $1.0, $1.1)) })
    }
  }
}

extension Point {
  fileprivate func distance(toLine start: Point, _ end: Point) -> Double {
    let along = end - start
    let square = along.dot(along)
    let place = square > 0 ? min(max((self - start).dot(along) / square, 0), 1) : 0
    return distance(to: start.interpolated(to: end, place))
  }
}
