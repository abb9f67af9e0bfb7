import Platform
import RasterImage

extension Verification {
  /// Compares every picture of a folder with the reference of the same name, on all cores.
  ///
  /// A folder of references that is not there yet holds none.
  public init(
    reference: String, actual: String, rule: ComparisonRule = .exact, allowsObsolete: Bool = false
  ) throws(SnapshotError) {
    let references = PictureFolder(reference)
    let pictures = PictureFolder(actual)
    let actualNames = try Self.names(pictures)
    let expectedNames = try references.exists ? Self.names(references) : []
    guard !(expectedNames.isEmpty && actualNames.isEmpty) else {
      throw .noPictures(reference: reference, actual: actual)
    }
    let haveReference = Set(expectedNames)
    let havePicture = Set(actualNames)
    let names = haveReference.union(havePicture).sorted()
    referenceFolder = reference
    actualFolder = actual
    self.rule = rule
    self.allowsObsolete = allowsObsolete
    entries = Workers.map(names.count) { index in
      let name = names[index]
      guard haveReference.contains(name) else {
        return Self.entryWithoutReference(name, pictures.path(of: name))
      }
      guard havePicture.contains(name) else {
        return Entry(name, .obsolete, "no picture was made for this reference")
      }
      return Self.entry(name, references.path(of: name), pictures.path(of: name), rule)
    }
  }

  private static func names(_ folder: PictureFolder) throws(SnapshotError) -> [String] {
    do {
      return try folder.names()
    } catch {
      throw .file(error)
    }
  }

  private static func entryWithoutReference(_ name: String, _ path: String) -> Entry {
    do {
      _ = try PictureFile.read(path)
      return Entry(name, .missing, "there is no reference for this picture")
    } catch {
      return Entry(name, .corrupt, "the picture: \(error)", isAcceptable: false)
    }
  }

  private static func entry(
    _ name: String, _ reference: String, _ picture: String, _ rule: ComparisonRule
  ) -> Entry {
    let expected: (bytes: [UInt8], pixmap: Pixmap)
    do {
      let bytes = try PictureFile.bytes(of: reference)
      expected = (bytes, try PictureFile.decode(bytes, path: reference))
    } catch {
      let isReadable = (try? PictureFile.read(picture)) != nil
      return Entry(name, .corrupt, "the reference: \(error)", isAcceptable: isReadable)
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
