internal import VectorGraphics

/// Full stops in a script that has its own font, such as the Arabic د.إ., come from the first font, whose weights are
/// others.
extension ShapedSymbol {
  /// The diameter of a full stop in upright strokes of the letters. Below 1.1, it fails to look as dark as they do, and
  /// above 1.3 it looks bold.
  private static let stopDiameter = 1.2
  /// The greatest distance of a full stop from the baseline, as a fraction of the cap height. Below 0.05, it fails where a
  /// stop has become thicker; from 0.15 on, dots of letters count.
  private static let farthestStop = 0.1

  /// Gives full stops the diameter that belongs to the strokes of the letters. Their lower edges stay where they are.
  mutating func tieFullStops() {
    guard !isLatin, text.contains(".") else { return }
    let contours = outline.parts
    func stop(_ contour: VectorPath) -> Rect? {
      guard let bounds = contour.bounds,
        max(bounds.width, bounds.height) <= Self.thickestStroke * capHeight,
        abs(bounds.maxY) <= Self.farthestStop * capHeight
      else { return nil }
      return bounds
    }
    let letters = contours.filter { stop($0) == nil }.reduce(VectorPath(), +)
    guard let stem = letters.stemThickness else { return }
    outline = contours.reduce(into: VectorPath()) { outline, contour in
      guard let bounds = stop(contour) else { return outline.append(contour) }
      let foot = Vector(dx: bounds.midX, dy: bounds.maxY)
      outline.append(
        contour.transformed(
          by: .translation(foot) * .scale(Self.stopDiameter * stem / bounds.width)
            * .translation(-foot)))
    }
  }
}
