import VectorGraphics

/// A cache of the outlines of glyphs.
package final class GlyphOutlines {
  private struct GlyphKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  private let pen: OutlinePen
  private var outlines: [GlyphKey: VectorPath] = [:]

  package init() throws(TextError) { pen = try OutlinePen() }

  /// The outline of a glyph, wound clockwise on screen with its holes the other way.
  ///
  /// - Parameter face: must live as long as this object, because the cache identifies it by its address.
  package func outline(of glyph: UInt32, in face: Face) -> VectorPath {
    let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph)
    if let outline = outlines[key] { return outline }
    let drawn = pen.outline(of: glyph, in: face)
    // TrueType outlines wind clockwise, PostScript outlines counterclockwise. A line can have both.
    let outline = drawn.area < 0 ? drawn.reversed : drawn
    // With very many texts, the cache must not grow without bound.
    if outlines.count >= 8192 { outlines.removeAll(keepingCapacity: true) }
    outlines[key] = outline
    return outline
  }
}
