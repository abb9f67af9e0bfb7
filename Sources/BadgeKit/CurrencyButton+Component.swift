internal import VectorGraphics

extension CurrencyButton: Component {
  /// The button in its surroundings: their content size, and their direction unless it has its own.
  ///
  /// Its tint is painted as a colour, so that buttons of several tints stand side by side.
  public func layout(in surroundings: Surroundings) throws -> Layout {
    var button = self
    button.style.contentSize = surroundings.contentSize
    button.style.displayScale = surroundings.scale
    button.style.direction = style.direction ?? surroundings.direction
    let scene = try button.scene(surroundings.typesetter).tinted(style.tint)
    return Layout(size: scene.size, content: scene.fills)
  }
}

extension Scene {
  /// The scene with a colour in place of the role `tint`, so that no palette changes it.
  func tinted(_ tint: AdaptiveColor) -> Scene {
    let paint = Paint.solid(.color(tint))
    return Scene(
      size: size, fills: fills.map { $0.paint == .tint ? Scene.Fill($0.path, paint) : $0 })
  }
}
