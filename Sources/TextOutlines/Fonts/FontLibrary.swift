import SystemSupport

/// Finds faces by family and by character: from memory where it can, else from fontconfig.
final class FontLibrary {
  private lazy var memory = store?.load() ?? FontCache()
  private let store: FontCacheFile?
  private var catalog: FontconfigCatalog?
  private var hasNews = false

  private let makeCatalog: () throws(TextError) -> FontconfigCatalog

  /// - Parameters:
  ///   - folder: where answers are remembered between runs; nil for nowhere.
  ///   - catalog: lists the installed fonts; called once, when an answer is not known.
  init(
    folder: String?,
    catalog: @escaping () throws(TextError) -> FontconfigCatalog = { () throws(TextError) in
      try FontconfigCatalog()
    }
  ) {
    makeCatalog = catalog
    store = folder.map { FontCacheFile(folder: FilePath($0)) }
  }

  /// The upright face of a family nearest to a weight; nil if the family is not installed.
  func face(family: String, weight: FontWeight) throws(TextError) -> FaceDescription? {
    try answer(to: .family(family, weight: weight.value)) { catalog throws(TextError) in
      Self.best(try catalog.faces(family: family), weight: weight)
    }
  }

  /// A face of any family that has some characters; nil if there is none.
  ///
  /// - Parameter isUsable: whether a face that claims to have them really draws them.
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

  /// Writes what was learned since the last time to the cache folder.
  func save() {
    guard hasNews else { return }
    hasNews = false
    store?.save(memory)
  }

  private func answer(
    to question: FontCache.Question,
    by asking: (FontconfigCatalog) throws(TextError) -> FaceDescription?
  ) throws(TextError) -> FaceDescription? {
    switch memory.answer(to: question) {
    case .face(let face, _): return face
    case .noFace: return nil
    case nil: break
    }
    let face = try asking(try openCatalog())
    memory.insert(face, for: question)
    hasNews = true
    return face
  }

  private func openCatalog() throws(TextError) -> FontconfigCatalog {
    if let catalog { return catalog }
    let start = SystemClock.now()
    let opened = try makeCatalog()
    // What was remembered stays true, for it was checked when it was read; only watch anew.
    let watching = FontCache(watching: opened.watchedPaths(), since: start)
    memory.watches = watching.watches
    catalog = opened
    return opened
  }

  /// The best face by the rules of CSS Fonts 4: width first, then slant, then weight.
  private static func best(
    _ listings: [FontconfigCatalog.Listing], weight: FontWeight
  ) -> FaceDescription? {
    guard let width = listings.map({ abs($0.width - 100) }).min() else { return nil }
    let wide = listings.filter { abs($0.width - 100) == width }
    guard let slant = wide.map(\.slant).min() else { return nil }
    let faces = wide.filter { $0.slant == slant }.map(\.face)
    return WeightMatching.best(faces.map(\.weights), for: weight).map { faces[$0] }
  }
}
