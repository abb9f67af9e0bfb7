import SystemSupport

/// The list of references that tests use. All other references are unused.
package enum UsedReferences {
  /// Appends the path of a reference to the list, as a line. Several processes can append at the same time.
  ///
  /// - Parameters:
  ///   - file: the file of the reference.
  ///   - content: the snapshot, which gives the extension.
  ///   - list: the path of the list.
  /// - Throws: ``SnapshotError/file(_:)`` if the list can't be written.
  package static func note(
    _ file: SnapshotFile, _ content: SnapshotContent, in list: String
  ) throws(SnapshotError) {
    let line = file.referencePath(content.fileExtension) + "\n"
    try fileErrors(AppendedFile(FilePath(list)).append(Array(line.utf8)))
  }
}
