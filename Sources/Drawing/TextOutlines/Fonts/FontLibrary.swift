/// The installed fonts. They are listed for the first lookup, because fontconfig needs milliseconds for that.
package final class FontLibrary: FaceCatalog {
  private var catalog: FontconfigCatalog?
  private let makeCatalog: () throws(TextError) -> FontconfigCatalog

  /// - Parameter catalog: lists the installed fonts. Its result is kept.
  package init(
    catalog: @escaping () throws(TextError) -> FontconfigCatalog = { () throws(TextError) in
      try FontconfigCatalog()
    }
  ) {
    makeCatalog = catalog
  }

  package func faces(family: String) throws(TextError) -> [FaceCandidate] {
    try openCatalog().faces(family: family)
  }

  package func faces(covering scalars: [Unicode.Scalar]) throws(TextError) -> [FaceCandidate] {
    try openCatalog().faces(covering: scalars)
  }

  private func openCatalog() throws(TextError) -> FontconfigCatalog {
    if let catalog { return catalog }
    let opened = try makeCatalog()
    catalog = opened
    return opened
  }
}
