import SystemSupport

/// Renames references of swift-snapshot-testing to the names of `ImageSnapshotsTesting`.
package enum AdoptedReferences {
  /// The references that were renamed, and those whose new name is taken.
  package struct Adoption {
    package var moved: [Verification.Accepted.Move] = []
    package var left: [Verification.Accepted.Move] = []
  }

  /// Renames the references in all folders `__Snapshots__` at a path and below it. Replaces and deletes nothing.
  ///
  /// - Throws: ``SnapshotError/file(_:)`` if a file can't be read or moved.
  package static func adopt(in folder: FilePath) throws(SnapshotError) -> Adoption {
    do {
      let names = try PictureFolder(folder).listing().files.keys.sorted()
      guard let directory = try Directory.open(folder) else { return Adoption() }
      var walker = DirectoryWalker(directory)
      var outcome = Adoption()
      let isReferences = try folder.resolved()?.lastComponent?.string == "__Snapshots__"
      for old in names {
        let parent = old.path.removingLastComponent().removingLastComponent()
        let isReference =
          parent.isEmpty ? isReferences : parent.lastComponent?.string == "__Snapshots__"
        guard isReference, let new = name(for: old) else { continue }
        let move = Verification.Accepted.Move(from: old, to: new)
        if try walker.type(of: new.path) == nil {
          try walker.move(old.path, to: new.path)
          outcome.moved.append(move)
        } else {
          outcome.left.append(move)
        }
      }
      return outcome
    } catch {
      throw .file(error)
    }
  }

  /// The name of `ImageSnapshotsTesting` for a reference; nil if it has such a name already.
  ///
  /// `File/test.1.png` becomes `File/test.png`, and `File/test.name.png` becomes `File/test/name.png`.
  /// `File/test.2.png` means the same in both.
  static func name(for old: PictureName) -> PictureName? {
    let folder = old.path.removingLastComponent()
    let parts = (old.path.lastComponent?.string ?? "").split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, !folder.isEmpty, !parts.contains("") else { return nil }
    let test = parts[0]
    let identifier = parts[1]
    let fileExtension = parts[2]
    guard let number = Int(identifier) else {
      return PictureName(folder.appending("\(test)").appending("\(identifier).\(fileExtension)"))
    }
    return number == 1 ? PictureName(folder.appending("\(test).\(fileExtension)")) : nil
  }
}
