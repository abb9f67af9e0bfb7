import VectorGraphics

/// The outlines of glyphs, each drawn once.
final class GlyphOutlines {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  private let pen: OutlinePen
  private var outlines: [Key: VectorPath] = [:]

  init() throws(TextError) { pen = try OutlinePen() }

  /// The outline of a glyph.
  ///
  /// - Parameter face: must live as long as this object, as it is identified by its address.
  func outline(of glyph: UInt32, in face: Face) -> VectorPath {
    let key = Key(face: ObjectIdentifier(face), glyph: glyph)
    if let outline = outlines[key] { return outline }
    let drawn = pen.outline(of: glyph, in: face)
    // TrueType winds clockwise, PostScript the other way; a line may have both.
    let outline = drawn.area < 0 ? drawn.reversed : drawn
    // A run over very many texts must not grow without bound.
    if outlines.count >= 8192 { outlines.removeAll(keepingCapacity: true) }
    outlines[key] = outline
    return outline
  }
}
