internal import MathSupport
public import VectorGraphics

/// The shape that is cut out of the round badge.
public enum BadgeMark: String, CaseIterable, Hashable, Sendable, Codable {
  /// Two crossed bars: +.
  case plus
  /// A horizontal bar: −.
  case minus
  /// A check mark: ✓.
  case checkmark
  /// Two bars crossed diagonally: ×.
  case xmark
  /// An exclamation mark: !.
  case exclamation

  /// The mark's outline: contours that do not overlap, wound clockwise, with round ends.
  ///
  /// - Parameters:
  ///   - diameter: the diameter of the badge, in points.
  ///   - center: the centre of the badge.
  ///   - weight: the font weight, clamped to 100...900.
  ///   - length: the length of a plus, as a fraction of the diameter; nil for that of the weight. Other
  ///     marks grow by the same factor, as far as the badge has space.
  ///   - thickness: the thickness of the strokes, as a fraction of the diameter; nil for that of the weight.
  public func path(
    diameter: Double, center: Point = .zero, weight: Double = 600, length: Double? = nil,
    thickness: Double? = nil
  ) -> VectorPath {
    path(
      diameter: diameter, center: center, weight: weight, length: length, thickness: thickness,
      pixels: nil)
  }

  /// The mark's outline, with its vertical and horizontal edges on pixel boundaries and its diagonals through
  /// the corners of pixels.
  ///
  /// - Parameter pixels: the badge's diameter in pixels; nil for a mark that is not fitted to pixels.
  package func path(
    diameter: Double, center: Point, weight: Double, length: Double? = nil,
    thickness: Double? = nil, pixels: Double?
  ) -> VectorPath {
    var measures = MarkMeasures(self, weight: weight)
    if length != nil || thickness != nil {
      let plus = MarkMeasures(.plus, weight: weight)
      let growth = length.map { $0 / plus.box.width } ?? 1
      measures = MarkMeasures(
        self, weight: weight, growth: min(growth, measures.largestGrowth(of: self)),
        thickness: thickness ?? plus.thickness)
    }
    if let pixels, pixels >= PixelGrid.smallestBadge {
      measures = measures.fitted(self, toPixels: pixels)
    }
    return unitPath(measures).transformed(
      by: .translation(center - .zero) * .scale(diameter))
  }

  /// The thickness of a plus's strokes, as a fraction of the badge's diameter.
  package static func strokeThickness(weight: Double) -> Double {
    MarkMeasures(.plus, weight: weight).thickness
  }

  /// The mark's outline in the badge of an SF Symbol. Its bars are longer and thicker than in the badge of
  /// a button.
  ///
  /// - Parameters:
  ///   - thickness: the thickness of a plus's bars.
  ///   - length: the length of a plus's bars.
  ///   - diameter: the diameter of the badge.
  ///   - center: the centre of the badge.
  ///   - weight: the font weight, from 100 to 900.
  package func symbolPath(
    thickness: Double, length: Double, diameter: Double, center: Point, weight: Double
  ) -> VectorPath {
    // The other marks grow by the factor of the plus in regular weight.
    let growth =
      self == .plus
      ? length / diameter / MarkMeasures(.plus, weight: weight).box.width : 1.285
    let measures = MarkMeasures(
      self, weight: weight, growth: growth, thickness: thickness / diameter)
    return unitPath(measures).transformed(by: .translation(center - .zero) * .scale(diameter))
  }

  /// The mark in a badge of diameter 1 around the origin.
  private func unitPath(_ measures: MarkMeasures) -> VectorPath {
    let box = measures.box
    let radius = measures.thickness / 2
    guard measures.pixels.isEmpty else {
      return measures.pixels.reduce(into: VectorPath()) { $0.append(.rectangle($1)) }
    }
    switch self {
    case .plus: return .cross(size: box.size, radius: radius)
    case .minus: return .capsule(box)
    case .checkmark:
      return .checkmark(in: box, radius: radius, start: measures.start, join: measures.join)
    case .xmark:
      // Turning a bar by 45° does not change the radius of its round ends. Only the distance between
      // the centres of its ends shrinks along the axes.
      let length = (box.width - 2 * radius) * 2.0.squareRoot() + 2 * radius
      return VectorPath.cross(size: Size(width: length, height: length), radius: radius)
        .transformed(
          by: .translation(box.center - .zero) * .scale(1, box.height / box.width)
            * .rotation(degrees: 45))
    case .exclamation:
      let dot = VectorPath.circle(center: .zero, radius: 0.5).transformed(
        by: .translation(measures.dot.center - .zero)
          * .scale(measures.dot.width, measures.dot.height))
      return (measures.isFitted ? .capsule(box) : .exclamationBar(in: box)) + dot
    }
  }
}

/// The measures of a mark at a weight, as fractions of the badge's diameter, relative to its centre.
///
/// They are those of the filled-circle badges in SF Symbols at ultralight, regular and black. Other
/// weights are interpolated linearly. In SF Symbols, the strokes of plus, checkmark and xmark are as
/// thick as the minus.
private struct MarkMeasures {
  /// The bounds of the mark, or of the bar of an exclamation mark.
  var box: Rect
  /// The bounds of an exclamation mark's dot.
  var dot: Rect
  var thickness: Double
  /// The height at which a check mark's short stroke begins, as a fraction of the height from the top.
  var start = 0.6
  /// The position where a check mark's strokes meet, as a fraction of the width from the left.
  var join = 0.375
  /// Whether the mark is fitted to pixels.
  var isFitted = false
  /// The whole pixels of a mark that has no space for strokes; empty for any other.
  var pixels: [Rect] = []

  init(_ mark: BadgeMark, weight: Double) {
    func between(_ values: (Double, Double, Double)) -> Double {
      let w = weight.isFinite ? min(max(weight, 100), 900) : 600
      return w < 400
        ? values.0 + (values.1 - values.0) * (w - 100) / 300
        : values.1 + (values.2 - values.1) * (w - 400) / 500
    }
    typealias Triple = (Double, Double, Double)
    func box(_ width: Triple, _ height: Triple, dx: Triple = (0, 0, 0), dy: Triple = (0, 0, 0))
      -> Rect
    {
      Rect(
        center: Point(x: between(dx), y: between(dy)),
        size: Size(width: between(width), height: between(height)))
    }
    let stroke: Triple = (0.0316, 0.0966, 0.1395)
    thickness = between(stroke)
    switch mark {
    case .plus: self.box = box((0.4519, 0.4848, 0.4477), (0.4519, 0.4842, 0.4477))
    case .minus: self.box = box((0.5144, 0.4879, 0.4465), stroke)
    case .checkmark:
      self.box = box(
        (0.4732, 0.4588, 0.4657), (0.4601, 0.4557, 0.4465), dx: (0.0028, -0.0031, 0.0026),
        dy: (0.0145, 0.0105, 0.0122))
    case .xmark: self.box = box((0.3811, 0.4180, 0.4017), (0.3798, 0.4173, 0.3977))
    case .exclamation:
      self.box = box(
        (0.0418, 0.1034, 0.1562), (0.3236, 0.3585, 0.2767), dy: (-0.0702, -0.0876, -0.0907))
    }
    dot = box((0.0685, 0.1183, 0.1593), (0.0682, 0.1133, 0.1355), dy: (0.2035, 0.2028, 0.1584))
  }

  /// The measures with both boxes scaled by `growth`, and with the given stroke thickness.
  init(_ mark: BadgeMark, weight: Double, growth: Double, thickness: Double) {
    let base = MarkMeasures(mark, weight: weight)
    self.thickness = thickness
    let box = base.box.scaled(by: growth)
    self.box =
      mark == .minus
      ? Rect(center: box.center, size: Size(width: box.width, height: thickness)) : box
    dot = base.dot.scaled(by: growth)
  }

  /// The factor by which the mark can grow: the corners of its box then are 0.41 badge diameters from the
  /// badge's centre. The edge of the badge is at 0.5.
  func largestGrowth(of mark: BadgeMark) -> Double {
    // A plus and a minus reach their box in the middle of its sides and not at its corners. The limit of the
    // length keeps them within the badge.
    if mark == .plus || mark == .minus { return .infinity }
    let box = mark == .exclamation ? self.box.union(dot) : self.box
    let corner = Vector(
      dx: max(abs(box.minX), abs(box.maxX)), dy: max(abs(box.minY), abs(box.maxY)))
    return 0.41 / corner.length
  }
}

extension MarkMeasures {
  /// The least thickness of a diagonal stroke of a fitted mark, in pixels. Below 1.2, it fails to look like a line: it
  /// covers less than 0.35 of the pixels beside its own, and they are a chain of dots.
  private static let thinnestDiagonal = 1.5
  /// The diameter of the smallest badge with space for fitted diagonals, in pixels. Below 6, a check mark fails: in a badge
  /// of five pixels it cuts through the badge's edge.
  private static let smallestDiagonals = 7.0

  /// The measures in whole pixels, with strokes at least one pixel thick.
  ///
  /// While the badge grows, thickness and length never shrink, as long as its diameter is one of those that
  /// ``PixelGrid/badgeDiameter(near:)`` returns.
  ///
  /// - Parameter pixels: the diameter of the badge in pixels, at least 3. The badge begins at a pixel
  ///   boundary.
  func fitted(_ mark: BadgeMark, toPixels pixels: Double) -> MarkMeasures {
    let stroke = (thickness * pixels).rounded(toParityOf: pixels)
    let diagonal = max(thickness * pixels, Self.thinnestDiagonal)
    /// The extent in whole pixels: a stroke and the arms on either side of it.
    ///
    /// - Parameter excess: the part of a pixel that is added to an arm, because short arms are hard to see.
    func length(_ extent: Double, excess: Double, arms: ClosedRange<Double>) -> Double {
      let arm = ((extent - thickness) / 2 * pixels + excess).rounded()
      return stroke + 2 * min(max(arm, arms.lowerBound), arms.upperBound)
    }
    func box(_ width: Double, _ height: Double, center: Point = .zero) -> Rect {
      Rect(center: center, size: Size(width: width, height: height)).scaled(by: 1 / pixels)
    }
    let longest = (pixels - stroke) / 2
    var fitted = self
    fitted.isFitted = true
    switch mark {
    case .xmark where pixels < Self.smallestDiagonals,
      .checkmark where pixels < Self.smallestDiagonals:
      fitted.thickness = max(thickness, 1 / pixels)
      fitted.isFitted = false
    case .plus, .minus:
      let length = length(self.box.width, excess: 0.2, arms: 1...max(1, longest))
      fitted.thickness = stroke / pixels
      fitted.box = box(length, mark == .plus ? length : stroke)
    case .xmark:
      // The ends stay at least a pixel within the badge.
      let space = (((pixels - 2) / 2.0.squareRoot() + 0.6 - stroke) / 2).rounded(.down)
      let length = length(self.box.width, excess: 0.5, arms: 1...max(1, space))
      fitted.thickness = diagonal / pixels
      fitted.box = box(length, length)
      // In a smaller badge, such strokes would fill the space between them with grey.
      if pixels < 12 {
        let ends = stride(from: -(length - 1) / 2, through: (length - 1) / 2, by: 1)
        fitted.pixels = ends.flatMap { x in
          (x == 0 ? [0] : [-x, x]).map { box(1, 1, center: Point(x: x, y: $0)) }
        }
      }
    case .checkmark:
      // Both strokes rise at 45°, and begin, meet and end in the middle of a pixel.
      let long = max(2, (0.27 * pixels + 0.3).rounded())
      let short = max(1, (long / 2 - 0.1).rounded())
      func middle(_ position: Double) -> Double { (position - 0.5 - 1e-9).rounded() + 0.5 }
      let half = pixels / 2
      let left = middle(half - (short + long) / 2)
      let bottom = middle(half + long / 2)
      fitted.thickness = diagonal / pixels
      fitted.start = 1 - short / long
      fitted.join = short / (short + long)
      fitted.box = box(
        short + long + diagonal, long + diagonal,
        center: Point(x: left + (short + long) / 2 - half, y: bottom - long / 2 - half))
    case .exclamation:
      let height = length(
        dot.maxY - self.box.minY, excess: 0.2, arms: min(2, max(1, longest))...max(1, longest))
      let space = max(1, ((dot.minY - self.box.maxY) * pixels).rounded())
      let bar = max(stroke, height - space - stroke)
      fitted.box = box(stroke, bar, center: Point(x: 0, y: (bar - height) / 2))
      fitted.dot = box(stroke, stroke, center: Point(x: 0, y: (height - stroke) / 2))
    }
    return fitted
  }
}

extension VectorPath {
  /// Two crossed bars with round ends, as one contour around the origin.
  fileprivate static func cross(size: Size, radius r: Double) -> VectorPath {
    var path = VectorPath()
    for (angle, length) in zip(
      stride(from: 0.0, to: 360, by: 90), [size.width, size.height, size.width, size.height])
    {
      let turn = Affine.rotation(degrees: angle)
      path.arc(
        center: turn * Point(x: length / 2 - r, y: 0), radius: r, start: angle - 90, sweep: 180)
      path.line(to: turn * Point(x: r, y: r))
    }
    path.close()
    return path
  }

  /// A short stroke down to the right and a long one up. The ends and the join are round.
  ///
  /// - Parameters:
  ///   - start: the height at which the short stroke begins, as a fraction from the top.
  ///   - join: the position where the strokes meet, as a fraction of the width from the left.
  fileprivate static func checkmark(
    in box: Rect, radius r: Double, start: Double, join: Double
  ) -> VectorPath {
    let middle = box.inset(by: r)
    let start = Point(x: middle.minX, y: middle.minY + middle.height * start)
    let join = Point(x: middle.minX + middle.width * join, y: middle.maxY)
    let end = Point(x: middle.maxX, y: middle.minY)
    let down = Degrees.angle(of: join - start)
    let up = Degrees.angle(of: end - join)
    let notch = Degrees.unitVector((down + up) / 2 - 90) * (r / Degrees.cos((down - up) / 2))
    var path = VectorPath()
    path.arc(center: start, radius: r, start: down + 90, sweep: 180)
    path.line(to: join + notch)
    path.arc(center: end, radius: r, start: up - 90, sweep: 180)
    path.arc(center: join, radius: r, start: up + 90, sweep: down - up)
    path.close()
    return path
  }

  /// A bar with round ends that narrows to 2/3 at its foot.
  fileprivate static func exclamationBar(in box: Rect) -> VectorPath {
    let head = box.width / 2
    let foot = head * 2 / 3
    let distance = box.height - head - foot
    // The sides are tangents of both circles. At either centre, this is the angle between straight up
    // and the radius to the point of contact.
    let side = Degrees.arcCosine((foot - head) / distance)
    var path = VectorPath()
    path.arc(
      center: Point(x: box.midX, y: box.maxY - foot), radius: foot, start: 90 - (180 - side),
      sweep: 2 * (180 - side))
    path.arc(
      center: Point(x: box.midX, y: box.minY + head), radius: head, start: 270 - side,
      sweep: 2 * side)
    path.close()
    return path
  }
}

extension Rect {
  /// The rectangle with all coordinates multiplied by a factor above 0.
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(
      Point(x: minX * factor, y: minY * factor), Point(x: maxX * factor, y: maxY * factor))
  }
}
