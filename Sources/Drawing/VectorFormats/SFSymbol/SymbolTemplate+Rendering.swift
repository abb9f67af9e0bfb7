package import VectorGraphics

extension SymbolTemplate {
  /// The fills of a drawing in a rendering mode, from back to front.
  ///
  /// In monochrome, the paths of all layers become one fill by the nonzero rule. A layer that clears what
  /// is behind it is cut out of all layers under it.
  ///
  /// - Parameters:
  ///   - palette: the palette of layers with a system colour.
  ///   - budget: the work that is left for cutting layers out of others.
  /// - Throws: ``/VectorGraphics/PathUnionError`` for an outline too complex to be cut.
  package func fills(
    of drawing: VariantDrawing, in mode: SymbolLayerClass.RenderingMode,
    palette: SystemPalette = .standard,
    budget: inout PathUnionBudget
  ) throws(PathUnionError) -> [VectorScene.Fill] {
    var layers: [(path: VectorPath, paint: Paint)] = []
    // A path without a layer in this mode is hidden, unless no path has such a layer.
    let isLayered = drawing.paths.contains { $0.layer(mode) != nil }
    for path in drawing.paths where !path.isHidden && (!isLayered || path.layer(mode) != nil) {
      let style = style(of: path, in: mode)
      if style.clearsBehind {
        for index in layers.indices {
          layers[index].path = try layers[index].path.subtracting(path.path, budget: &budget)
        }
      }
      guard style.opacity > 0 else { continue }
      let paint = Paint.solid(.color(color(of: path, in: mode, style, palette)))
      if mode == .monochrome, !layers.isEmpty {
        layers[0].path.append(path.path)
      } else {
        layers.append((path.path, paint))
      }
    }
    return layers.filter { !$0.path.isEmpty }.map { VectorScene.Fill($0.path, $0.paint) }
  }

  private func color(
    of path: Path, in mode: SymbolLayerClass.RenderingMode, _ style: SymbolLayerStyle,
    _ palette: SystemPalette
  ) -> AdaptiveColor {
    let tint = SystemColor.blue.color(in: palette)
    let value = path.layer(mode)?.value
    switch mode {
    case .monochrome: return AdaptiveColor(.black)
    case .hierarchical:
      let opacity = SymbolLayerClass.levels.first { $0.name == value }?.opacity ?? 1
      return tint.withOpacity(opacity * style.opacity)
    case .multicolor:
      let known = value.flatMap { Self.color(named: $0, palette) }
      let own = style.fill.flatMap { RGBAColor(hexString: $0) ?? RGBAColor(cssName: $0) }
      return (known ?? own.map { AdaptiveColor($0) } ?? tint).withOpacity(style.opacity)
    }
  }

  /// The colour that a layer's value names, such as `systemGreenColor` or `white`; nil for a name that the
  /// system doesn't know.
  private static func color(named name: String, _ palette: SystemPalette) -> AdaptiveColor? {
    if name == "tintColor" { return SystemColor.blue.color(in: palette) }
    if let plain = RGBAColor(cssName: name) { return AdaptiveColor(plain) }
    return name.hasSuffix("Color")
      ? SystemColor(name: String(name.dropLast(5)))?.color(in: palette) : nil
  }
}

extension AdaptiveColor {
  fileprivate func withOpacity(_ opacity: Double) -> AdaptiveColor {
    guard opacity < 1 else { return self }
    var color = color(in: .light)
    color = RGBAColor(
      red: color.red, green: color.green, blue: color.blue,
      alpha: UInt8((Double(color.alpha) * max(0, opacity)).rounded()))
    return AdaptiveColor(color)
  }
}

extension VectorPath {
  /// The area that the path fills, without the area that another path fills.
  fileprivate func subtracting(
    _ other: VectorPath, budget: inout PathUnionBudget
  ) throws(PathUnionError) -> VectorPath {
    guard let box = bounds, let hole = other.bounds, box.maxX > hole.minX, box.minX < hole.maxX,
      box.maxY > hole.minY, box.minY < hole.maxY
    else { return self }
    let area = try outlined(.nonzero, budget: &budget)
    let cut = try area.intersection(
      try other.outlined(.nonzero, budget: &budget), budget: &budget)
    return area + cut.reversed
  }
}
