internal import VectorGraphics

/// A custom drawing for a symbol. Its shapes are not united and keep their points.
package struct SymbolArtwork: Sendable {
  /// The shapes from back to front, for the nonzero rule, all with the same winding direction.
  let shapes: [VectorPath]
  /// The root's viewport (its width and height) or, if it has none, the bounds of the shapes; in the
  /// shapes' coordinates.
  let frame: Rect
  private let document: SVGDocument
  /// The lines from which the shapes of strokes are made.
  private let strokes: [Stroke]

  /// Reads an SVG file's bytes.
  ///
  /// - Throws: ``ArtworkError`` for a file that ``Artwork`` refuses, or a drawing without outlines.
  package init(svg bytes: [UInt8]) throws(ArtworkError) {
    // Applies the limits and checks of all other drawings.
    _ = try Artwork(svg: bytes)
    try self.init(SVGDocument(bytes))
  }

  /// How a drawing is read, so that several drawings have the same points.
  private struct Reading {
    /// The number of curves for each arc of a path; nil for as many as its angle needs.
    var arcPieces: Int?
    /// Whether shapes are cut at the frame.
    var isCut = true
    /// The outlines of the strokes, in the order in which they are drawn; nil for one of its own.
    var outlines: [VectorPath?] = []
  }

  private init(
    _ document: SVGDocument, _ reading: Reading = Reading()
  ) throws(ArtworkError) {
    var reader = try ArtworkReader(document)
    reader.walker.arcPieces = reading.arcPieces
    reader.isCutAtFrame = reading.isCut
    reader.strokeOutlines = reading.outlines
    shapes = try reader.readShapes()
    guard let bounds = shapes.compactMap(\.bounds).union else { throw .empty }
    frame = reader.frame ?? bounds
    self.document = document
    strokes = reader.strokes
  }

  /// The same drawings, with equal points where lines and curves are equal but for their coordinates and widths.
  ///
  /// What decides the number of points of a single drawing is decided for all: the outlines of strokes and, if the
  /// drawings still differ, the curves of arcs. Strokes that only some drawings cut at the frame are cut in none.
  package static func masters(_ drawings: [SymbolArtwork]) throws(ArtworkError) -> [SymbolArtwork] {
    guard drawings.count > 1 else { return drawings }
    let documents = drawings.map(\.document)
    for reading in [Reading(), Reading(arcPieces: 4), Reading(arcPieces: 4, isCut: false)] {
      let masters = try masters(documents, reading)
      let isAlike = masters.allSatisfy {
        $0.shapes.count == masters[0].shapes.count
          && zip($0.shapes, masters[0].shapes).allSatisfy { $0.hasSameStructure(as: $1) }
      }
      if isAlike { return masters }
    }
    // With as many curves for every arc, differences are those that the files have.
    return try masters(documents, Reading(arcPieces: 4))
  }

  /// The first stroke that differs between masters in more than coordinates and width, so that its outlines have
  /// different points; nil if there is none.
  package static func differenceOfStrokes(_ masters: [SymbolArtwork]) -> String? {
    for (number, strokes) in (masters.first?.strokes ?? []).enumerated() {
      for master in masters.dropFirst() where master.strokes.count == masters[0].strokes.count {
        let other = master.strokes[number]
        let problem =
          if !other.path.hasSameStructure(as: strokes.path) {
            "other points: draw it with the same points in the same order"
          } else if other.style.cap != strokes.style.cap || other.style.join != strokes.style.join {
            "other caps or joins: give it the same"
          } else { "" }
        if !problem.isEmpty { return "stroke \(number + 1) has \(problem) in all three" }
      }
    }
    return nil
  }

  private static func masters(
    _ documents: [SVGDocument], _ reading: Reading
  ) throws(ArtworkError) -> [SymbolArtwork] {
    var drawings: [SymbolArtwork] = []
    for document in documents { drawings.append(try SymbolArtwork(document, reading)) }
    let count = drawings[0].strokes.count
    guard count > 0, drawings.allSatisfy({ $0.strokes.count == count }) else { return drawings }
    let outlines = (0..<count).map { index in
      try? VectorPath.outlines(
        drawings.map { $0.strokes[index] }, elementLimit: VectorPath.svgElementLimit / count)
    }
    for (index, document) in documents.enumerated() {
      var reading = reading
      reading.outlines = outlines.map { $0?[index] }
      drawings[index] = try SymbolArtwork(document, reading)
    }
    return drawings
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
    let names = ["first", "second", "third"]
    for (name, master) in zip(names, masters) where master.overruns {
      doubts.append(
        "the \(name) drawing reaches beyond its view box, and is not cut there: leave space for its strokes"
      )
    }
    return doubts
  }

  /// Whether shapes reach visibly beyond the frame.
  private var overruns: Bool {
    let slack = max(frame.width, frame.height) * 1e-3
    return shapes.compactMap(\.bounds).contains {
      $0.minX < frame.minX - slack || $0.minY < frame.minY - slack || $0.maxX > frame.maxX + slack
        || $0.maxY > frame.maxY + slack
    }
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
