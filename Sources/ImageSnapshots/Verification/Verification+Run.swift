import RasterImage
import SystemSupport

extension Verification {
  /// Compares every picture of a folder with the reference of the same name, on all cores.
  ///
  /// A folder of references that does not exist holds none. References are never read through a
  /// link below their folder, which may be a link itself: one that is a link, or lies behind one, is
  /// corrupt. A name that is not UTF-8 is corrupt as well.
  public init(
    reference: String, actual: String, rule: ComparisonRule = .exact, allowsObsolete: Bool = false
  ) throws(SnapshotError) {
    let references = PictureFolder(reference)
    let pictures = PictureFolder(actual)
    let found = try Self.listing(pictures)
    let expected = try references.exists ? Self.listing(references) : PictureFolder.Listing()
    let unreadable =
      expected.unreadable.map { Self.entry(unreadable: $0, "reference") }
      + found.unreadable.map { Self.entry(unreadable: $0, "picture") }
    let names = expected.pictures.union(found.pictures).sorted()
    guard !(names.isEmpty && unreadable.isEmpty) else {
      throw .noPictures(reference: reference, actual: actual)
    }
    let folder = try Self.directory(references)
    referenceFolder = reference
    actualFolder = actual
    self.rule = rule
    self.allowsObsolete = allowsObsolete
    let pairs = PicturePairs(references: folder, pictures: pictures, rule: rule, budget: .standard)
    let entry = { @Sendable (index: Int, isParallel: Bool) -> Entry? in
      let name = names[index]
      guard expected.pictures.contains(name) else {
        return pairs.entryWithoutReference(name.text)
      }
      guard found.pictures.contains(name) else {
        return Entry(name.text, .obsolete, "no picture was made for this reference")
      }
      return pairs.entry(name.text, isParallel: isParallel)
    }
    // Pairs that take much memory are compared one at a time, when the others are done.
    let compared = WorkerPool.map(names.count) { entry($0, true) }.enumerated().compactMap {
      $1 ?? entry($0, false)
    }
    entries = (compared + unreadable).sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
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

  private static func directory(_ folder: PictureFolder) throws(SnapshotError) -> Directory {
    do {
      return try Directory.open(FilePath(folder.path)) ?? .missing(FilePath(folder.path))
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
