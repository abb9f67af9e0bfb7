/// An affine map `x' = a x + c y + tx`, `y' = b x + d y + ty`, as in SVG's `matrix(a b c d tx ty)`.
///
/// `p * q` is the map that applies `q` first and then `p`, like the product of matrices.
public struct Affine: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public static func translation(_ v: Vector) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: v.dx, ty: v.dy)
  }

  public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  public static func scale(_ k: Double) -> Affine { scale(k, k) }

  /// A turn about the origin, clockwise on screen.
  public static func rotation(degrees: Double) -> Affine {
    let v = Degrees.unitVector(degrees)
    return Affine(a: v.dx, b: v.dy, c: -v.dy, d: v.dx, tx: 0, ty: 0)
  }

  public static func * (p: Affine, q: Affine) -> Affine {
    Affine(
      a: p.a * q.a + p.c * q.b, b: p.b * q.a + p.d * q.b,
      c: p.a * q.c + p.c * q.d, d: p.b * q.c + p.d * q.d,
      tx: p.a * q.tx + p.c * q.ty + p.tx, ty: p.b * q.tx + p.d * q.ty + p.ty)
  }

  public static func * (m: Affine, p: Point) -> Point {
    Point(x: m.a * p.x + m.c * p.y + m.tx, y: m.b * p.x + m.d * p.y + m.ty)
  }
}
