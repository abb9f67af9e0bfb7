/// A source of faces: the fonts that are installed with this program (the font bundle), or those of the
/// system.
package protocol FaceCatalog {
  /// The faces of a family; letter case of its name is ignored.
  func faces(family: String) throws(TextError) -> [FaceCandidate]

  /// The faces that have all the given characters, sorted by family.
  func faces(covering scalars: [Unicode.Scalar]) throws(TextError) -> [FaceCandidate]
}

/// A face of a catalog, with the properties that decide whether it is chosen.
package struct FaceCandidate {
  var face: FaceDescription
  /// All names of its family.
  var families: [String]
  /// Fontconfig's slant; 0 is upright.
  var slant = 0
  /// Fontconfig's width in percent; 100 is normal.
  var width = 100.0
  var isColored = false
}

extension FaceCatalog {
  /// The face of a family that matches a weight best, upright and of normal width where there is one.
  ///
  /// - Returns: nil if the catalog has no such family.
  package func face(family: String, weight: FontWeight) throws(TextError) -> FaceDescription? {
    Self.best(try faces(family: family), weight: weight)
  }

  /// A face of any family that has a glyph for each of the given characters; nil if there is none.
  ///
  /// - Parameter isUsable: checks that a candidate face draws all of them, because a font can map a character to
  ///   an empty glyph.
  func face(
    covering scalars: [Unicode.Scalar], weight: FontWeight, isUsable: (FaceDescription) -> Bool
  ) throws(TextError) -> FaceDescription? {
    var offers = try faces(covering: scalars).filter { !$0.isColored }
    while let family = offers.first?.face.family {
      let members = offers.filter { $0.face.family == family }
      if let face = Self.best(members, weight: weight), isUsable(face) { return face }
      offers.removeAll { $0.face.family == family }
    }
    return nil
  }

  /// The best match by the rules of CSS Fonts 4: first the width nearest to normal, then the least slant,
  /// then the weight.
  private static func best(
    _ candidates: [FaceCandidate], weight: FontWeight
  ) -> FaceDescription? {
    guard let width = candidates.map({ abs($0.width - 100) }).min() else { return nil }
    let ofBestWidth = candidates.filter { abs($0.width - 100) == width }
    guard let slant = ofBestWidth.map(\.slant).min() else { return nil }
    let faces = ofBestWidth.filter { $0.slant == slant }.map(\.face)
    return WeightMatching.best(faces.map(\.weights), for: weight).map { faces[$0] }
  }
}
