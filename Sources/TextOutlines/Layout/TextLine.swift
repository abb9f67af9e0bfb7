import VectorGraphics

/// A line of text laid out at a size of 1: one em is one point.
///
/// It begins at x = 0 on the baseline y = 0 and runs to the right whatever its direction; y points
/// down. Nothing is hinted, so a size is a scale.
public struct TextLine: Hashable, Sendable {
  /// All glyphs, to be filled nonzero; empty if nothing is visible.
  ///
  /// Letters wind clockwise on screen and their holes the other way, whatever the font's format.
  public var outline: VectorPath
  /// The width of the line, in em: the position of the pen behind the last glyph.
  public var advance: Double
  /// The height of the first face of the stack above the baseline, in em.
  public var ascent: Double
  /// The depth of that face below the baseline, in em, positive.
  public var descent: Double
  /// The height of that face's capital letters, in em.
  public var capHeight: Double
  /// The bounds of the outline; nil if nothing is visible.
  public var inkBounds: Rect?
  /// The direction of the line as a whole.
  public var direction: WritingDirection
  /// Whether the first face of the stack, which the measures are of, draws some of the line.
  package var usesFirstFace = false
  /// The runs from left to right.
  package var runs: [GlyphRun]
  /// The faces that drew it.
  package var faces: [FaceDescription]
}

/// Neighbouring glyphs of one face, script and direction.
package struct GlyphRun: Hashable, Sendable {
  /// The index of the face in the line's `faces`.
  package var face: Int
  /// The direction of every glyph in the run.
  package var direction: WritingDirection
  /// The ISO 15924 code, such as `Latn`; `Zyyy` for signs common to all scripts.
  package var script: String
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
}

/// A glyph with its position.
package struct Glyph: Hashable, Sendable {
  /// The number of the glyph in the font file.
  package var id: UInt32
  /// The offset of the first Unicode scalar that the glyph represents.
  package var cluster: Int
  /// The vector from the pen to the glyph's origin, in em, y down.
  package var offset: Vector
  /// The distance that the pen moves after the glyph, in em.
  package var advance: Double
}
