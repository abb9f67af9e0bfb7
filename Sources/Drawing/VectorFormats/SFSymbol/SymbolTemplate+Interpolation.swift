internal import VectorGraphics

extension SymbolTemplate {
  /// The paths and margins of a variant, from the file or interpolated, at the variant's place on the
  /// canvas.
  package struct VariantDrawing: Sendable {
    package var name: SymbolVariantName
    package var paths: [Path]
    /// The x coordinates of the margins; nil if the template has no margins for the variant.
    package var margins: (left: Double, right: Double)?
  }

  /// The drawing that the system shows for a variant: the file's own, else one interpolated from the
  /// masters, else that of the nearest weight in the same scale; nil if the system draws nothing.
  package func drawing(of name: SymbolVariantName) -> VariantDrawing? {
    if let own = self[name] {
      return VariantDrawing(name: name, paths: own.paths, margins: margins(of: name))
    }
    if isVariable { return interpolated(name) }
    // Takes the nearest weight that the file has in this scale; if two are equally near, the lighter one.
    let others = variants.filter { $0.name.scale == name.scale }
    let nearest = others.min { a, b in
      (abs(a.name.weight.fontWeight - name.weight.fontWeight), a.name.weight.fontWeight)
        < (abs(b.name.weight.fontWeight - name.weight.fontWeight), b.name.weight.fontWeight)
    }
    guard let nearest else { return nil }
    let shift = Vector(dx: name.weight.column - nearest.name.weight.column, dy: 0)
    return VariantDrawing(
      name: name, paths: nearest.paths.map { $0.transformed(by: .translation(shift)) },
      margins: margins(of: nearest.name).map { ($0.left + shift.dx, $0.right + shift.dx) })
  }

  /// Interpolates a variant from the two masters around its weight, and scales it about the point halfway
  /// up the capital letters; nil if the masters can't be interpolated.
  private func interpolated(_ name: SymbolVariantName) -> VariantDrawing? {
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
    // The masters lie in different columns, so an interpolated drawing lies between these columns.
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
    return VariantDrawing(
      name: name, paths: paths.map { $0.transformed(by: map) }, margins: margins)
  }
}

extension SymbolTemplate {
  /// The margins of a master. A master without margins gets those of the regular one, moved to its column.
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
