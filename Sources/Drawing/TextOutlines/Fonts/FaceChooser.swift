/// Chooses the face for each cluster of a line, at one weight. This is the third step of laying out a line.
final class FaceChooser {
  private let stack: FontStack
  private let weight: FontWeight
  private let catalogs: [any FaceCatalog]
  private let prefersVariable: Bool
  private let hasInk: (UInt32, Face) -> Bool
  private var requested: [Face]?
  private var families: [FamilyKey: Face?] = [:]
  private var files: [FaceDescription: Face] = [:]

  private struct FamilyKey: Hashable {
    var catalog: Int
    var name: String
  }

  /// - Parameters:
  ///   - catalogs: where families are looked up. All families of the stack are looked up in the first
  ///     catalog before the second one is used.
  ///   - prefersVariable: whether a family's variable face comes before its static ones.
  ///   - hasInk: whether a glyph of a face draws anything.
  init(
    stack: FontStack, weight: FontWeight, catalogs: [any FaceCatalog],
    prefersVariable: Bool = false, hasInk: @escaping (UInt32, Face) -> Bool
  ) {
    self.stack = stack
    self.weight = weight
    self.catalogs = catalogs
    self.prefersVariable = prefersVariable
    self.hasInk = hasInk
  }

  /// The face that determines the ascent, descent and cap height of a line: the first requested face;
  /// otherwise the first of Inter, Noto Sans and any face with an H that is available.
  func metricsFace() throws(TextError) -> Face {
    if let face = try requestedFaces().first { return face }
    for catalog in catalogs.indices {
      for family in [FontStack.standardFamily, "Noto Sans"] {
        if let face = try face(family: family, of: catalog) { return face }
      }
    }
    let letter: [Unicode.Scalar] = ["H"]
    guard let face = try anyFace(covering: letter) else { throw .noFonts }
    return face
  }

  /// The family that is drawn instead of Inter; nil if Inter is available or fonts are requested.
  ///
  /// - Throws: ``TextError``, such as ``TextError/noFonts`` if there are no fonts at all.
  func substituteForStandardFamily() throws(TextError) -> String? {
    guard stack.requested.isEmpty, try face(family: FontStack.standardFamily) == nil else {
      return nil
    }
    return try metricsFace().description.family
  }

  /// The drawing of a currency sign for a cluster, in the cap height of ``metricsFace()``.
  ///
  /// It is nil for other characters, and for a sign that a requested font has. Fonts that are not requested don't
  /// draw these signs, so that a picture doesn't depend on the installed ones.
  func sign(for cluster: [Unicode.Scalar]) throws(TextError) -> SignDrawing? {
    guard cluster.count == 1, SignDrawing.signs.contains(cluster[0]),
      try !requestedFaces().contains(where: { $0.covers(cluster) })
    else { return nil }
    return SignDrawing(cluster[0], weight: weight, capHeight: try metricsFace().capHeight)
  }

  /// The face for a cluster, and the scalars to draw with it: the cluster, or its form with the usual
  /// currency signs instead of fullwidth ones.
  func face(
    for cluster: [Unicode.Scalar], script: String, language: String?
  ) throws(TextError) -> (face: Face, scalars: [Unicode.Scalar]) {
    let usual = Fullwidth.usualForm(of: cluster)
    for scalars in usual == cluster ? [cluster] : [cluster, usual] {
      if let face = try stackFace(for: scalars, script: script, language: language) {
        return (face, scalars)
      }
    }
    let visible = cluster.filter(\.needsInk)
    if let face = try anyFace(covering: visible) { return (face, cluster) }
    let missing = try firstMissing(visible, script: script, language: language)
    throw .missingGlyph(
      character: String(String.UnicodeScalarView(cluster)), scalar: missing,
      package: FontPackage.name(for: missing, script: Itemizer.script(of: missing)))
  }

  /// The face that draws a script: the face for the script's first letter.
  ///
  /// The bundle has only some letters. If no font has the first one, it is the face of the script's Noto Sans
  /// family.
  func reportedFace(_ letter: Unicode.Scalar, script: String) throws(TextError) -> Face {
    do {
      return try face(for: [letter], script: script, language: nil).face
    } catch  where error.isMissingGlyph {
      guard let name = NotoFamilies.scripts[script],
        let face = try face(family: "Noto Sans " + name)
      else { throw error }
      return face
    }
  }

  private func stackFace(
    for scalars: [Unicode.Scalar], script: String, language: String?
  ) throws(TextError) -> Face? {
    if let face = try requestedFaces().first(where: { $0.covers(scalars) }) { return face }
    let names = [FontStack.standardFamily] + NotoFamilies.names(script: script, language: language)
    for catalog in catalogs.indices {
      for name in names {
        if let face = try face(family: name, of: catalog), face.covers(scalars) { return face }
      }
    }
    return nil
  }

  private func anyFace(covering scalars: [Unicode.Scalar]) throws(TextError) -> Face? {
    for catalog in catalogs {
      let description = try catalog.face(covering: scalars, weight: weight) { offer in
        // An installed font may be damaged, or have colour bitmaps and no outlines. Then the next one is tried.
        guard let face = try? self.open(offer) else { return false }
        return scalars.allSatisfy { scalar in
          face.glyph(scalar).map { self.hasInk($0, face) } ?? false
        }
      }
      if let description { return try open(description) }
    }
    return nil
  }

  /// The first scalar of a cluster that no face of the stack has. If the stack has each of them, but no face
  /// has all, the first scalar.
  private func firstMissing(
    _ scalars: [Unicode.Scalar], script: String, language: String?
  ) throws(TextError) -> Unicode.Scalar {
    for scalar in scalars {
      if try stackFace(for: [scalar], script: script, language: language) == nil { return scalar }
    }
    return scalars.first ?? "\u{FFFD}"
  }

  private func requestedFaces() throws(TextError) -> [Face] {
    if let requested { return requested }
    var faces: [Face] = []
    for entry in stack.requested {
      switch entry {
      case .file(let path):
        faces.append(try Face(path: path, weight: weight))
      case .family(let name):
        guard let face = try face(family: name) else { throw .unknownFamily(name) }
        faces.append(face)
      }
    }
    requested = faces
    return faces
  }

  /// The face of a family, from the first catalog that has the family.
  private func face(family: String) throws(TextError) -> Face? {
    for catalog in catalogs.indices {
      if let face = try face(family: family, of: catalog) { return face }
    }
    return nil
  }

  private func face(family: String, of catalog: Int) throws(TextError) -> Face? {
    let key = FamilyKey(catalog: catalog, name: family)
    if let known = families[key] { return known }
    var face: Face?
    if let description = try description(of: family, catalog) { face = try open(description) }
    families[key] = .some(face)
    return face
  }

  private func description(of family: String, _ catalog: Int) throws(TextError) -> FaceDescription?
  {
    let catalog = catalogs[catalog]
    // Asks for a weight that no static face has, such as 599 instead of 600. So a variable face is the best
    // match if there is one.
    if prefersVariable, let unnamed = FontWeight(weight.value + (weight.value < 500 ? 1 : -1)),
      let face = try catalog.face(family: family, weight: unnamed), face.isVariable
    {
      return face
    }
    return try catalog.face(family: family, weight: weight)
  }

  private func open(_ description: FaceDescription) throws(TextError) -> Face {
    if let face = files[description] { return face }
    let face = try Face(description, weight: weight)
    files[description] = face
    return face
  }
}

/// Currency signs that Unicode also has as fullwidth characters, for compatibility with old encodings.
enum Fullwidth {
  /// The cluster, with fullwidth currency signs replaced by the usual ones.
  static func usualForm(of cluster: [Unicode.Scalar]) -> [Unicode.Scalar] {
    cluster.map { scalar in
      switch scalar {
      case "\u{FF04}": "$"
      case "\u{FFE0}": "¢"
      case "\u{FFE1}": "£"
      case "\u{FFE5}": "¥"
      case "\u{FFE6}": "₩"
      default: scalar
      }
    }
  }
}
