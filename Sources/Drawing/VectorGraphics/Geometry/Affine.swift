internal import MathSupport

/// An affine map `x' = a x + c y + tx`, `y' = b x + d y + ty`, as in SVG's `matrix(a b c d tx ty)`.
///
/// `p * q` is the map that applies `q` first and then `p`, like the product of matrices.
public struct Affine: Hashable, Sendable {
  /// The coefficient of `x` in `x'`.
  public var a: Double
  /// The coefficient of `x` in `y'`.
  public var b: Double
  /// The coefficient of `y` in `x'`.
  public var c: Double
  /// The coefficient of `y` in `y'`.
  public var d: Double
  /// The shift to the right, in points.
  public var tx: Double
  /// The shift downwards, in points.
  public var ty: Double

  /// The map with six coefficients, in the order of SVG's `matrix`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift by a vector.
  public static func translation(_ v: Vector) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: v.dx, ty: v.dy)
  }

  /// A scaling about the origin by a factor for each axis; a negative factor mirrors.
  public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A scaling about the origin by one factor.
  public static func scale(_ k: Double) -> Affine { scale(k, k) }

  /// A rotation about the origin by an angle in degrees, clockwise on screen.
  public static func rotation(degrees: Double) -> Affine {
    let v = Degrees.unitVector(degrees)
    return Affine(a: v.dx, b: v.dy, c: -v.dy, d: v.dx, tx: 0, ty: 0)
  }

  /// The map that applies `q` first and then `p`.
  public static func * (p: Affine, q: Affine) -> Affine {
    Affine(
      a: p.a * q.a + p.c * q.b, b: p.b * q.a + p.d * q.b,
      c: p.a * q.c + p.c * q.d, d: p.b * q.c + p.d * q.d,
      tx: p.a * q.tx + p.c * q.ty + p.tx, ty: p.b * q.tx + p.d * q.ty + p.ty)
  }

  /// The image of a point.
  public static func * (m: Affine, p: Point) -> Point {
    Point(x: m.a * p.x + m.c * p.y + m.tx, y: m.b * p.x + m.d * p.y + m.ty)
  }
}
