internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

extension CurrencyButton {
  /// The space between the button and its label, in points.
  private static var labelSpacing: Double { 8 }

  /// Puts a label beside the button, on its trailing side, and centres both vertically.
  func adding(_ label: String, to scene: Scene, _ typesetter: Typesetter) throws -> Scene {
    let pointSize = style.labelStyle.pointSize(at: style.contentSize)
    let leading = style.labelStyle.leading(at: style.contentSize)
    let line = try typesetter.line(
      label, weight: FontWeight(style.labelStyle.weight) ?? .regular, direction: direction,
      language: language)
    let width = line.advance * pointSize
    // Ink may reach beyond the advance, as an italic's does; the picture has room for it.
    let ink = line.inkBounds ?? .zero
    let (before, after) = (
      max(0, -ink.minX * pointSize), max(0, ink.maxX * pointSize - width)
    )
    let height = max(
      scene.size.height, leading,
      (max(line.ascent, -ink.minY) + max(line.descent, ink.maxY)) * pointSize)
    let isLeftToRight = direction == .leftToRight
    let total = scene.size.width + Self.labelSpacing + before + width + after
    let buttonX = isLeftToRight ? 0 : total - scene.size.width
    let textX = (isLeftToRight ? scene.size.width + Self.labelSpacing : 0) + before
    // The line box is centred: its middle lies halfway between ascent and descent.
    let baseline = height / 2 + (line.ascent - line.descent) / 2 * pointSize
    let place =
      Affine.translation(Vector(dx: textX, dy: baseline)) * .scale(pointSize)
    let shift = Vector(dx: buttonX, dy: (height - scene.size.height) / 2)
    return Scene(
      size: Size(width: total, height: height),
      fills: scene.fills.map { $0.transformed(by: .translation(shift)) }
        + [Scene.Fill(line.outline.transformed(by: place), .label)])
  }
}
