import SystemSupport

/// The references that no test uses. Tests write a list of those that they use: see ``UsedReferences``.
package struct UnusedReferences {
  /// The unused references, sorted.
  package let names: [PictureName]
  /// The number of all references in the folder.
  package let total: Int
  private let folder: FilePath

  /// Finds the references in a folder and its subfolders that are not in a list.
  ///
  /// Hidden files and folders are left out, and so are the rules in `snapshots.yml` and their masks. Files that
  /// are neither pictures nor texts count only if the list has a reference with the same extension.
  ///
  /// - Parameters:
  ///   - folder: the folder of references.
  ///   - list: the file with the paths of the used references, one in each line.
  /// - Throws: ``SnapshotError/file(_:)`` if a file can't be read. ``SnapshotError/noneUsed(_:list:)`` if the
  ///   list has no file of the folder. Then the tests did not run, or they belong to another folder.
  package init(in folder: FilePath, besides list: FilePath) throws(SnapshotError) {
    self.folder = folder
    var used: Set<PictureName> = []
    var listing: PictureFolder.Listing
    do {
      listing = try PictureFolder(folder).listing()
      let root = (try folder.resolved() ?? folder).string + "/"
      for line in try FileReader.bytes(of: list).split(separator: UInt8(ascii: "\n")) {
        let path = FilePath(String(decoding: line, as: UTF8.self))
        let text = (try path.resolved() ?? path).string
        if text.hasPrefix(root) {
          used.insert(PictureName(FilePath(String(text.dropFirst(root.count)))))
        }
      }
    } catch {
      throw .file(error)
    }
    // On a disk that ignores letter case, a test can read a reference by another spelling of its name.
    let listed = Dictionary(grouping: listing.files.keys) { FilePath.folded($0.text) }
    for name in used where listing.files[name] == nil {
      used.remove(name)
      for reference in listed[FilePath.folded(name.text)] ?? [] {
        let path = folder.pushing(reference.path)
        guard try fileErrors(folder.pushing(name.path).isSameFile(as: path)) else { continue }
        used.insert(reference)
      }
    }
    for rules in listing.files.keys
    where rules.path.lastComponent?.string == SnapshotRules.fileName.string {
      let own = rules.path.removingLastComponent()
      listing = try Self.rules(in: folder.pushing(own)).references(in: listing, folder: own)
    }
    guard !used.isEmpty else { throw .noneUsed(folder, list: list) }
    let extensions = Set(used.map(\.fileExtension)).union(["txt"])
    let references = listing.files.filter { name, kind in
      switch kind {
      case .pixels, .bytes: true
      case .other: extensions.contains(name.fileExtension)
      case .linkedFolder, .hidden: false
      }
    }
    total = references.count
    names = references.keys.filter { !used.contains($0) }.sorted()
  }

  private static func rules(in folder: FilePath) throws(SnapshotError) -> SnapshotRules {
    let directory = try fileErrors(Directory.open(folder))
    return try SnapshotRules(of: directory)
  }

  /// Deletes the unused references, and the folders that are empty then.
  ///
  /// - Parameter permissions: what is allowed. Nothing is deleted in CI without `inCI`, and no more than half of
  ///   the references without `massRemoval`.
  /// - Throws: ``SnapshotError`` if it is not allowed, or a file can't be deleted.
  package func delete(_ permissions: Verification.Permissions) throws(SnapshotError) {
    try permissions.checkRecording()
    guard permissions.contains(.massRemoval) || names.count * 2 <= total else {
      throw .massPruning(unused: names.count, references: total)
    }
    let store = try ReferenceStore(folder)
    _ = try store.apply(names.map { .remove($0) }) { _ in [] }
    try store.removeEmptyFolders()
  }
}
