internal import VectorGraphics

extension SymbolTemplate {
  /// A variant, drawn or interpolated, with its margins, around its place on the canvas.
  package struct Drawing: Sendable {
    package var name: SymbolVariantName
    package var paths: [Path]
    /// Nil where the template has none for it.
    package var margins: (left: Double, right: Double)?
  }

  /// The drawing of a variant as the system makes it: the file's own, or interpolated from the
  /// masters, or that of the nearest weight in the same scale; nil where nothing is drawn.
  package func drawing(of name: SymbolVariantName) -> Drawing? {
    if let own = self[name] {
      return Drawing(name: name, paths: own.paths, margins: margins(of: name))
    }
    if isVariable { return interpolated(name) }
    // The nearest weight of the scale that there is; of two, the lighter one.
    let others = variants.filter { $0.name.scale == name.scale }
    let nearest = others.min { a, b in
      (abs(a.name.weight.fontWeight - name.weight.fontWeight), a.name.weight.fontWeight)
        < (abs(b.name.weight.fontWeight - name.weight.fontWeight), b.name.weight.fontWeight)
    }
    guard let nearest else { return nil }
    let shift = Vector(dx: name.weight.column - nearest.name.weight.column, dy: 0)
    return Drawing(
      name: name, paths: nearest.paths.map { $0.transformed(by: .translation(shift)) },
      margins: margins(of: nearest.name).map { ($0.left + shift.dx, $0.right + shift.dx) })
  }

  /// Interpolates a variant from the two masters around its weight, and scales it about the middle
  /// of the capitals.
  private func interpolated(_ name: SymbolVariantName) -> Drawing? {
    let (from, to, fraction) = name.weight.interpolation
    guard let first = self[SymbolVariantName(from, .small)],
      let second = self[SymbolVariantName(to, .small)], first.paths.count == second.paths.count
    else { return nil }
    var paths: [Path] = []
    for (a, b) in zip(first.paths, second.paths) {
      guard let outline = a.path.interpolated(to: b.path, fraction) else { return nil }
      var path = a
      path.path = outline
      path.isHidden = a.isHidden || b.isHidden
      paths.append(path)
    }
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    // Both masters' columns, and with them the coordinates, are apart.
    let origin = Vector(dx: between(from.column, to.column), dy: SymbolScale.small.middle)
    let target = Vector(dx: name.weight.column, dy: name.scale.middle)
    let map =
      Affine.translation(target) * .scale(name.scale.factorFromSmall) * .translation(origin * -1)
    var margins: (left: Double, right: Double)?
    if let a = masterMargins(from), let b = masterMargins(to) {
      margins = (
        (map * Point(x: between(a.left, b.left), y: 0)).x,
        (map * Point(x: between(a.right, b.right), y: 0)).x
      )
    }
    return Drawing(name: name, paths: paths.map { $0.transformed(by: map) }, margins: margins)
  }
}

extension SymbolTemplate {
  /// The margins of a master; those of the regular one serve the others too.
  private func masterMargins(_ weight: SymbolWeight) -> (left: Double, right: Double)? {
    if let own = margins(of: SymbolVariantName(weight, .small)) { return own }
    let shift = weight.column - SymbolWeight.regular.column
    return margins(of: SymbolVariantName(.regular, .small)).map {
      ($0.left + shift, $0.right + shift)
    }
  }
}

extension SymbolTemplate.Path {
  func transformed(by map: Affine) -> Self {
    var copy = self
    copy.path = path.transformed(by: map)
    return copy
  }
}
