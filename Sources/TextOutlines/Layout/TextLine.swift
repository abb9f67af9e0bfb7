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
  /// Where the next line's text would begin.
  public var advance: Double
  /// The height of the first face of the stack above the baseline.
  public var ascent: Double
  /// Its depth below the baseline, a positive number.
  public var descent: Double
  /// The height of its capital letters.
  public var capHeight: Double
  /// The bounds of the outline; nil if nothing is visible.
  public var inkBounds: Rect?
  /// The direction of the line as a whole.
  public var direction: WritingDirection
  /// The runs from left to right.
  public var runs: [GlyphRun]
  /// The faces that drew it.
  public var faces: [FaceDescription]
}

/// Neighbouring glyphs of one face, script and direction.
public struct GlyphRun: Hashable, Sendable {
  /// The position of the face in the line's `faces`.
  public var face: Int
  /// The direction of every glyph in the run.
  public var direction: WritingDirection
  /// The ISO 15924 code, such as `Latn`; `Zyyy` if only signs common to all scripts are there.
  public var script: String
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
}

/// A glyph where it stands.
public struct Glyph: Hashable, Sendable {
  /// Its number in the font file.
  public var id: UInt32
  /// The first Unicode scalar of the text it stands for, as an offset.
  public var cluster: Int
  /// From the pen to the glyph's origin, y down.
  public var offset: Vector
  /// How far the pen moves after it, in ems.
  public var advance: Double
}
