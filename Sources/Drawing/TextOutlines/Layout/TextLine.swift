@_exported public import enum Messages.WritingDirection
import VectorGraphics

/// A line of text laid out at font size 1: one em is one point.
///
/// The line's left end is at x = 0 for both directions. Its baseline is at y = 0, and y points down. No
/// hinting is used, so scaling the line gives the line at another font size.
public struct TextLine: Hashable, Sendable {
  /// The outlines of all glyphs, to be filled by the nonzero rule; empty if nothing is visible.
  ///
  /// Letters wind clockwise on screen and their holes the other way, whatever the font's format.
  public var outline: VectorPath
  /// The width of the line, in em: the position of the pen after the last glyph.
  public var advance: Double
  /// The ascent above the baseline, in em, of the first available face of the font stack.
  public var ascent: Double
  /// The descent of that face below the baseline, in em, positive.
  public var descent: Double
  /// The height of that face's capital letters, in em.
  public var capHeight: Double
  /// The bounds of the outline; nil if nothing is visible.
  public var inkBounds: Rect?
  /// The direction of the line as a whole.
  public var direction: WritingDirection
  /// The face of ``ascent``, ``descent`` and ``capHeight``.
  package var metricsFace: FaceDescription
  /// Whether the drawing depends on ``metricsFace``: the face draws a part of the line, or a currency sign of
  /// Mintmark has its cap height.
  package var usesMetricsFace = false
  /// The runs from left to right.
  package var runs: [GlyphRun]
  /// The faces that the line depends on, in the order of their first runs.
  package var faces: [FaceDescription]
}

/// Neighbouring glyphs with the same face, script and direction.
package struct GlyphRun: Hashable, Sendable {
  /// The index of the face in ``TextLine/faces``. A currency sign of Mintmark has the index of the face whose
  /// cap height it has.
  package var faceIndex: Int
  /// The direction of every glyph in the run.
  package var direction: WritingDirection
  /// The ISO 15924 code, such as `Latn`; `Zyyy` for signs common to all scripts.
  package var script: String
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
}

/// A glyph with its position.
package struct Glyph: Hashable, Sendable {
  /// The index of the glyph in the font; the scalar's value for a currency sign that Mintmark draws.
  package var id: UInt32
  /// The offset in the line, in Unicode scalars, of the first scalar that the glyph represents.
  package var cluster: Int
  /// The vector from the pen to the glyph's origin, in em, y down.
  package var offset: Vector
  /// The distance that the pen moves after the glyph, in em.
  package var advance: Double
}
