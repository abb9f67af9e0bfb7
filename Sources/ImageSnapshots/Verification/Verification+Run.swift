import ImageComparison
import SystemSupport

extension Verification {
  /// Compares every picture of a folder with the reference of the same name, on all cores.
  ///
  /// A folder of references that does not exist counts as empty. References are never read through
  /// a link below their folder, which may be a link itself: a reference that is a link, or is
  /// behind one, is corrupt. So is a file whose name is not UTF-8.
  ///
  /// - Parameters:
  ///   - reference: the path of the folder of references.
  ///   - actual: the path of the folder of pictures.
  ///   - rule: the rule by which each pair is compared.
  ///   - allowsObsolete: whether a reference without a picture passes.
  /// - Throws: ``SnapshotError/file(_:)`` where a folder can't be read, and
  ///   ``SnapshotError/noPictures(reference:actual:)``.
  public static func run(
    reference: String, actual: String, rule: ComparisonRule = .exact, allowsObsolete: Bool = false
  ) throws(SnapshotError) -> Verification {
    let references = PictureFolder(reference)
    let pictures = PictureFolder(actual)
    let found = try listing(pictures)
    let folder = try directory(references)
    let expected = try folder == nil ? PictureFolder.Listing() : listing(references)
    let unreadable =
      expected.unreadable.map { entry(unreadable: $0, "reference") }
      + found.unreadable.map { entry(unreadable: $0, "picture") }
    let names = expected.pictures.union(found.pictures).sorted()
    guard !(names.isEmpty && unreadable.isEmpty) else {
      throw .noPictures(reference: reference, actual: actual)
    }
    let pairs = PicturePairs(
      references: folder ?? .missing(FilePath(references.path)), pictures: pictures, rule: rule,
      budget: .standard)
    let compare = { @Sendable (index: Int, isParallel: Bool) -> Entry? in
      let name = names[index]
      guard expected.pictures.contains(name) else {
        return pairs.entryWithoutReference(name.text)
      }
      guard found.pictures.contains(name) else {
        return Entry(name.text, .obsolete, "no picture was made for this reference")
      }
      return pairs.entry(name.text, isParallel: isParallel)
    }
    // Pairs that take much memory are compared one at a time, after the others.
    let compared = WorkerPool.map(names.count) { compare($0, true) }.enumerated().compactMap {
      $1 ?? compare($0, false)
    }
    return Verification(
      referenceFolder: reference, actualFolder: actual, rule: rule, allowsObsolete: allowsObsolete,
      entries: (compared + unreadable).sorted {
        $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      })
  }

  private static func listing(
    _ folder: PictureFolder
  ) throws(SnapshotError) -> PictureFolder.Listing {
    do {
      return try folder.listing()
    } catch {
      throw .file(error)
    }
  }

  private static func directory(_ folder: PictureFolder) throws(SnapshotError) -> Directory? {
    do {
      return try Directory.open(FilePath(folder.path))
    } catch {
      throw .file(error)
    }
  }

  private static func entry(unreadable name: String, _ kind: String) -> Entry {
    Entry(
      name, .corrupt, "the \(kind): its name is not UTF-8: rename it", isAcceptable: false,
      hasFileName: false)
  }
}
