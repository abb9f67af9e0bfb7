internal import MathSupport
internal import VectorGraphics

extension SignConstruction {
  /// The rufiyaa, U+20C2: the Thaana letter raa (ރ) with a second stroke across it.
  ///
  /// The Maldives Monetary Authority introduced it on 3 July 2022. The long stroke rises by 50° and, from the upper
  /// short one on, by 45°. The short strokes fall by 15° and reach further to the right than to the left. All ends are
  /// parallel to the other strokes. The usual drawing is as heavy as Inter's medium weight.
  static func rufiyaa(_ weight: SignWeight) -> SignConstruction {
    // Along the short strokes to the right, along the long one upwards, and along its upper part.
    let across = Degrees.unitVector(15)
    let up = Degrees.unitVector(-50)
    let top = Degrees.unitVector(-45)
    // Thicknesses are measured along the other strokes, which cross at 65°.
    let long = weight(0.32, 1.12, 1.9) / Degrees.sin(65)
    let short = weight(0.32, 1.22, 2) / Degrees.sin(65)
    let pitch = weight(2.3, 2.3, 2.75) / Degrees.sin(65)

    let edge = across * (long / 2)
    let start = Point(x: 0, y: 10) + Vector(dx: edge.dx, dy: -edge.dy)
    let middle = start + up * 7.82
    // Within the upper short stroke, so that the outline has no corner there in any weight.
    let bend = middle + up * (pitch / 2)
    let end = bend + top * ((bend.y - edge.dy) / -top.dy)
    func stroke(_ place: Double) -> VectorPath {
      let center = middle + up * (place * pitch)
      let (left, right) = (center - across * 2.13, center + across * 2.84)
      let half = up * (short / 2)
      return .polygon(left + half, right + half, right - half, left - half)
    }
    return SignConstruction(
      width: max((end + edge).x, (middle + up * ((pitch + short) / 2) + across * 2.84).x),
      height: 10,
      shapes: [
        .polygon(start - edge, bend - edge, end - edge, end + edge, bend + edge, start + edge),
        stroke(0.5), stroke(-0.5),
      ])
  }
}
