/// A source of faces: the font bundle, or the installed fonts.
protocol FaceCatalog {
  /// The upright face of a family nearest to a weight; nil if the catalog has no such family.
  func face(family: String, weight: FontWeight) throws(TextError) -> FaceDescription?

  /// A face of any family that has some characters; nil if there is none.
  ///
  /// - Parameter isUsable: whether a face that claims to have them really draws them.
  func face(
    covering scalars: [Unicode.Scalar], weight: FontWeight, isUsable: (FaceDescription) -> Bool
  ) throws(TextError) -> FaceDescription?
}

extension FontLibrary: FaceCatalog {}
