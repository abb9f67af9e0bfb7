import VectorGraphics

/// A currency sign that Mintmark draws itself, because few fonts have it: som, riyal, rufiyaa, dirham and Omani
/// rial.
///
/// A drawing stands on the baseline beside Inter's digits, is as tall as a capital letter, and has a stem for
/// every weight. Its outline is in em, y down, with the baseline at 0, and has no overlapping contours.
package struct SignDrawing: Hashable, Sendable {
  /// The outline, wound clockwise on screen with its holes the other way.
  package let outline: VectorPath
  /// The distance that the pen moves, in em.
  package let advance: Double

  /// The signs with a drawing.
  static let signs: ClosedRange<Unicode.Scalar> = "\u{20C0}"..."\u{20C4}"

  /// The drawing of a sign, interpolated between its two ``SignMaster``s next to the weight; nil for a character that
  /// is not one of ``signs``.
  ///
  /// - Parameters:
  ///   - weight: limited to Inter's weights, 100 to 900.
  ///   - capHeight: the height of the drawing, in em.
  package init?(_ sign: Unicode.Scalar, weight: FontWeight, capHeight: Double) {
    let masters = SignMaster.all.filter { $0.sign == sign }
    guard
      let lighter = masters.last(where: { $0.weight < weight.value }) ?? masters.first,
      let heavier = masters.first(where: { $0.weight >= weight.value }) ?? masters.last
    else { return nil }
    let span = heavier.weight - lighter.weight
    let fraction = span > 0 ? (weight.value - lighter.weight) / span : 0
    guard let outline = lighter.outline.interpolated(to: heavier.outline, fraction) else {
      return nil
    }
    let unit = capHeight / 100
    self.outline = outline.transformed(by: .scale(unit))
    advance = unit * (lighter.advance + (heavier.advance - lighter.advance) * fraction)
  }
}
