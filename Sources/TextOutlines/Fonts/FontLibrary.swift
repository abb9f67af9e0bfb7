import SystemSupport

/// Finds installed faces by family or by characters. It asks the cache first, then fontconfig.
final class FontLibrary {
  private lazy var cache = store?.load() ?? FontCache()
  private let store: FontCacheFile?
  private var catalog: FontconfigCatalog?
  private var hasChanges = false

  private let makeCatalog: () throws(TextError) -> FontconfigCatalog

  /// - Parameters:
  ///   - folder: the folder of the cache file; nil keeps the cache in memory only.
  ///   - catalog: opens the list of installed fonts. It is called for the first lookup that the cache can't
  ///     answer, and its result is kept.
  init(
    folder: String?,
    catalog: @escaping () throws(TextError) -> FontconfigCatalog = { () throws(TextError) in
      try FontconfigCatalog()
    }
  ) {
    makeCatalog = catalog
    store = folder.map { FontCacheFile(folder: FilePath($0)) }
  }

  /// The face of a family that matches a weight best, upright and of normal width where there is one.
  ///
  /// - Returns: nil if the family is not installed.
  func face(family: String, weight: FontWeight) throws(TextError) -> FaceDescription? {
    try answer(to: .family(family, weight: weight.value)) { catalog throws(TextError) in
      Self.best(try catalog.faces(family: family), weight: weight)
    }
  }

  /// A face of any family that has a glyph for each of the given characters; nil if there is none.
  ///
  /// - Parameter isUsable: checks that a candidate face draws all of them, because a font can map a character to
  ///   an empty glyph.
  func face(
    covering scalars: [Unicode.Scalar], weight: FontWeight, isUsable: (FaceDescription) -> Bool
  ) throws(TextError) -> FaceDescription? {
    try answer(to: .characters(scalars.map(\.value), weight: weight.value)) {
      catalog throws(TextError) in
      var offers = try catalog.faces(covering: scalars).filter { !$0.isColored }
      while let family = offers.first?.face.family {
        let members = offers.filter { $0.face.family == family }
        if let face = Self.best(members, weight: weight), isUsable(face) { return face }
        offers.removeAll { $0.face.family == family }
      }
      return nil
    }
  }

  /// Writes the cache to its file if it has changed since the last call.
  func save() {
    guard hasChanges else { return }
    hasChanges = false
    store?.save(cache)
  }

  private func answer(
    to question: FontCache.Question,
    by asking: (FontconfigCatalog) throws(TextError) -> FaceDescription?
  ) throws(TextError) -> FaceDescription? {
    switch cache.answer(to: question) {
    case .face(let face, _): return face
    case .noFace: return nil
    case nil: break
    }
    let face = try asking(try openCatalog())
    cache.insert(face, for: question)
    hasChanges = true
    return face
  }

  private func openCatalog() throws(TextError) -> FontconfigCatalog {
    if let catalog { return catalog }
    let start = SystemClock.now()
    let opened = try makeCatalog()
    // The cached answers stay: their dependencies were checked when the cache was loaded. Only the list
    // of dependencies is replaced by fontconfig's current one.
    let empty = FontCache(dependingOn: opened.dependencies(), since: start)
    cache.dependencies = empty.dependencies
    catalog = opened
    return opened
  }

  /// The best match by the rules of CSS Fonts 4: first the width nearest to normal, then the least slant,
  /// then the weight.
  private static func best(
    _ candidates: [FontconfigCatalog.Candidate], weight: FontWeight
  ) -> FaceDescription? {
    guard let width = candidates.map({ abs($0.width - 100) }).min() else { return nil }
    let ofBestWidth = candidates.filter { abs($0.width - 100) == width }
    guard let slant = ofBestWidth.map(\.slant).min() else { return nil }
    let faces = ofBestWidth.filter { $0.slant == slant }.map(\.face)
    return WeightMatching.best(faces.map(\.weights), for: weight).map { faces[$0] }
  }
}
