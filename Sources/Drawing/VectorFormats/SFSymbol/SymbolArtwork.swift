internal import VectorGraphics

/// A custom drawing for a symbol. Its shapes are not united and keep their points.
package struct SymbolArtwork: Sendable {
  /// The shapes from back to front, for the nonzero rule, all with the same winding direction.
  let shapes: [VectorPath]
  /// The root's viewport (its width and height) or, if it has none, the bounds of the shapes; in the
  /// shapes' coordinates.
  let frame: Rect
  /// Whether the drawing has strokes. The outlines of a stroke can have other points at another width.
  package let hasStrokes: Bool

  /// Reads an SVG file's bytes.
  ///
  /// - Throws: ``ArtworkError`` for a file that ``Artwork`` refuses, or a drawing without outlines.
  package init(svg bytes: [UInt8]) throws(ArtworkError) {
    // Applies the limits and checks of all other drawings.
    _ = try Artwork(svg: bytes)
    var reader = try ArtworkReader(SVGDocument(bytes))
    shapes = try reader.readShapes()
    let bounds = shapes.compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    guard let bounds else { throw .empty }
    frame = reader.frame ?? bounds
    hasStrokes = reader.strokeElementCount > 0
  }
}

extension SymbolArtwork {
  /// A one-line warning for each probable mistake in three masters, which are ultralight, regular and
  /// black, in this order.
  package static func doubts(about masters: [SymbolArtwork]) -> [String] {
    guard masters.count == 3 else { return [] }
    var doubts: [String] = []
    let sizes = masters.map(\.frame.size)
    let largest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    let differ = zip(sizes, sizes.dropFirst()).contains {
      abs($0.width - $1.width) > largest * 1e-3 || abs($0.height - $1.height) > largest * 1e-3
    }
    if differ {
      let list = sizes.map {
        "\(FixedPoint3.text($0.width)) × \(FixedPoint3.text($0.height))"
      }
      doubts.append(
        "the drawings' frames are \(list.joined(separator: ", ")), and each is scaled to the same "
          + "height: give all three the same viewBox")
    }
    // Areas are compared relative to the height, because every drawing is scaled to the same height.
    let areas = masters.map {
      $0.area / max($0.frame.height * $0.frame.height, .leastNormalMagnitude)
    }
    if areas[0] > areas[2] * 1.001 {
      doubts.append(
        "the first drawing, ultralight, is bolder than the third, black: give the lightest first"
      )
    }
    return doubts
  }

  /// The area of all shapes, each by the nonzero rule.
  private var area: Double { shapes.reduce(0) { $0 + abs($1.area) } }
}

extension SymbolTemplate {
  /// Makes a template from one drawing, in the regular weight at all three scales, or from three masters
  /// at the small scale.
  ///
  /// A drawing's frame is as tall as the system's circled symbols, and its centre lies halfway up the
  /// capital letters. The margins are as far from the frame as in the system's symbols.
  package init(_ drawings: [SymbolArtwork], version: SymbolTemplateVersion = .standard) {
    self.init(version: version)
    addRowGuides()
    let names =
      drawings.count == 1
      ? SymbolScale.allCases.map { SymbolVariantName(.regular, $0) } : SymbolVariantName.masters
    for (index, name) in names.enumerated() where !drawings.isEmpty {
      add(drawings[drawings.count == 1 ? 0 : min(index, drawings.count - 1)], as: name)
    }
  }

  private mutating func add(_ drawing: SymbolArtwork, as name: SymbolVariantName) {
    let scale = name.scale.circleDiameter / drawing.frame.height
    let map =
      Affine.translation(Vector(dx: name.weight.column, dy: name.scale.middle)) * .scale(scale)
      * .translation(Point.zero - drawing.frame.center)
    variants.append(
      SymbolVariant(
        name,
        drawing.shapes.enumerated().map { index, shape in
          Path(
            shape.transformed(by: map),
            [
              SymbolLayerClass(.monochrome, index),
              SymbolLayerClass(.multicolor, index, "tintColor"),
              SymbolLayerClass(.hierarchical, index, "primary"),
            ])
        }))
    let reach = drawing.frame.width * scale / 2 + name.scale.sideBearing
    addMargins(of: name, left: name.weight.column - reach, right: name.weight.column + reach)
  }
}
