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
  public func path(diameter: Double, center: Point = .zero, weight: Double = 600) -> VectorPath {
    path(diameter: diameter, center: center, weight: weight, pixels: nil)
  }

  /// The mark's outline, with its vertical and horizontal edges on pixel boundaries.
  ///
  /// - Parameter pixels: the badge's diameter in pixels; nil for a mark that is not fitted to pixels.
  package func path(
    diameter: Double, center: Point, weight: Double, pixels: Double?
  ) -> VectorPath {
    var measures = MarkMeasures(self, weight: weight)
    if let pixels, pixels >= 3 { measures.fit(self, toPixels: pixels) }
    return unitPath(measures).transformed(
      by: .translation(center - .zero) * .scale(diameter))
  }

  /// The thickness of the mark's strokes, as a fraction of the badge's diameter; nil if no stroke is
  /// horizontal or vertical.
  package func strokeThickness(weight: Double) -> Double? {
    let measures = MarkMeasures(self, weight: weight)
    return switch self {
    case .plus, .minus: measures.thickness
    case .exclamation: measures.box.width
    case .checkmark, .xmark: nil
    }
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
    let (box, radius) = (measures.box, measures.thickness / 2)
    switch self {
    case .plus: return .cross(size: box.size, radius: radius)
    case .minus: return .capsule(box)
    case .checkmark: return .checkmark(in: box, radius: radius)
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
      return .exclamationBar(in: box) + dot
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
    func grown(_ rect: Rect) -> Rect {
      Rect(
        Point(x: rect.minX * growth, y: rect.minY * growth),
        Point(x: rect.maxX * growth, y: rect.maxY * growth))
    }
    self.thickness = thickness
    let box = grown(base.box)
    self.box =
      mark == .minus
      ? Rect(center: box.center, size: Size(width: box.width, height: thickness)) : box
    dot = grown(base.dot)
  }
}

extension MarkMeasures {
  /// Moves horizontal and vertical edges to pixel boundaries, and makes strokes at least one pixel thick.
  ///
  /// - Parameter pixels: the diameter of the badge in pixels. The badge begins at a pixel boundary.
  mutating func fit(_ mark: BadgeMark, toPixels pixels: Double) {
    let half = pixels / 2
    /// The length in whole pixels, odd or even like the badge's diameter, so that it can be centred.
    func centred(_ length: Double) -> Double {
      (length * pixels).rounded(toParityOf: pixels) / pixels
    }
    /// The rectangle centred horizontally, with all its edges on pixel boundaries.
    func fitted(_ rect: Rect, above limit: Double = .infinity) -> Rect {
      let width = centred(rect.width)
      let bottom = min(limit, (rect.maxY * pixels + half).rounded() - half)
      let height = max(1, (rect.height * pixels).rounded())
      return Rect(
        x: -width / 2, y: (bottom - height) / pixels, width: width, height: height / pixels)
    }
    switch mark {
    case .plus, .minus:
      thickness = centred(thickness)
      let length = max(centred(box.width), 3 * thickness)
      box = Rect(
        center: .zero, size: Size(width: length, height: mark == .plus ? length : thickness))
    case .exclamation:
      dot = fitted(dot)
      box = fitted(box, above: dot.minY * pixels - 1)
    case .checkmark, .xmark:
      thickness = max(thickness, 1 / pixels)
    }
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
  fileprivate static func checkmark(in box: Rect, radius r: Double) -> VectorPath {
    let middle = box.inset(by: r)
    // The short stroke begins at 3/5 of the height. The strokes meet at 3/8 of the width.
    let start = Point(x: middle.minX, y: middle.minY + middle.height * 0.6)
    let join = Point(x: middle.minX + middle.width * 0.375, y: middle.maxY)
    let end = Point(x: middle.maxX, y: middle.minY)
    let (down, up) = (Degrees.angle(of: join - start), Degrees.angle(of: end - join))
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
