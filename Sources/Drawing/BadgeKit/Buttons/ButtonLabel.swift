internal import BadgeGeometry
internal import TextOutlines
internal import VectorGraphics

extension ResolvedButton {
  /// The space between the button and its label, in points.
  private static var labelSpacing: Double { 8 }

  /// Adds a label on the button's trailing side, and centres both vertically.
  func adding(
    _ label: String, to scene: VectorScene, _ typesetter: Typesetter
  ) throws(DrawingError) -> VectorScene {
    let text = try TextBlock(
      label, style: style.textStyle ?? .body, contentSize: contentSize, direction: direction,
      language: button.language, typesetter)
    var size = Size(
      width: scene.size.width + Self.labelSpacing + text.width,
      height: max(scene.size.height, text.height))
    if let grid = pixelGrid { size = grid.size(around: size, sharing: scene.size) }
    let isLeftToRight = direction == .leftToRight
    let shift = Vector(
      dx: isLeftToRight ? 0 : size.width - scene.size.width,
      dy: (size.height - scene.size.height) / 2)
    let textX = isLeftToRight ? size.width - text.width : 0
    return VectorScene(
      size: size,
      fills: scene.fills.map { $0.transformed(by: .translation(shift)) }
        + [VectorScene.Fill(text.path(x: textX, centredAt: size.height / 2), .label)])
  }
}
