import Platform
import RasterImage

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
    let compared = Workers.map(names.count) { index in
      let name = names[index]
      let path = pictures.path(of: name.text)
      guard expected.pictures.contains(name) else {
        return Self.entryWithoutReference(name.text, path, in: folder)
      }
      guard found.pictures.contains(name) else {
        return Entry(name.text, .obsolete, "no picture was made for this reference")
      }
      return Self.entry(name.text, in: folder, path, rule)
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
      return try Directory(existing: folder.path) ?? Directory(missing: folder.path)
    } catch {
      throw .file(error)
    }
  }

  private static func entry(unreadable name: String, _ kind: String) -> Entry {
    Entry(
      name, .corrupt, "the \(kind): its name is not UTF-8: rename it", isAcceptable: false,
      hasFileName: false)
  }

  /// The entry of a picture whose reference was not found, which may be for a link on its way.
  private static func entryWithoutReference(
    _ name: String, _ path: String, in references: Directory
  ) -> Entry {
    var walker = DirectoryWalker(references)
    do {
      _ = try walker.kind(of: name)
    } catch {
      return Entry(name, .corrupt, "the reference: \(error)", isAcceptable: false)
    }
    do {
      _ = try PictureFile.read(path)
      return Entry(name, .missing, "there is no reference for this picture")
    } catch {
      return Entry(name, .corrupt, "the picture: \(error)", isAcceptable: false)
    }
  }

  private static func entry(
    _ name: String, in references: Directory, _ picture: String, _ rule: ComparisonRule
  ) -> Entry {
    let expected: (bytes: [UInt8], pixmap: Pixmap)
    do throws(SnapshotError) {
      let bytes = try PictureFile.bytes(of: name, in: references)
      expected = (bytes, try PictureFile.decode(bytes, path: references.path(of: name)))
    } catch {
      let isAcceptable = !error.isLink && (try? PictureFile.read(picture)) != nil
      return Entry(name, .corrupt, "the reference: \(error)", isAcceptable: isAcceptable)
    }
    let actual: Pixmap
    do {
      let bytes = try PictureFile.bytes(of: picture)
      // Equal files hold equal pictures, and one of them was just decoded.
      actual =
        bytes == expected.bytes ? expected.pixmap : try PictureFile.decode(bytes, path: picture)
    } catch {
      return Entry(name, .corrupt, "the picture: \(error)", isAcceptable: false)
    }
    let comparison = rule.compare(expected.pixmap, with: actual).withoutMarks
    let verdict: Verdict =
      switch comparison.verdict {
      case .same: .same
      case .changed: .changed
      case .resized: .resized
      }
    return Entry(name, verdict, comparison.description, comparison)
  }
}
