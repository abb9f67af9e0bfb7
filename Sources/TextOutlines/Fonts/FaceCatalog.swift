/// A source of faces: the fonts that are installed with this program (the font bundle), or those of the
/// system.
protocol FaceCatalog {
  /// The face of a family that matches a weight best, upright where there is one.
  ///
  /// - Returns: nil if the catalog has no such family.
  func face(family: String, weight: FontWeight) throws(TextError) -> FaceDescription?

  /// A face of any family that has a glyph for each of the given characters; nil if there is none.
  ///
  /// - Parameter isUsable: checks that a candidate face draws all of them, because a font can map a character to
  ///   an empty glyph.
  func face(
    covering scalars: [Unicode.Scalar], weight: FontWeight, isUsable: (FaceDescription) -> Bool
  ) throws(TextError) -> FaceDescription?
}

extension FontLibrary: FaceCatalog {}
