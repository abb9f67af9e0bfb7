import SystemSupport

/// The list of references that tests use, from which the unused ones follow.
package enum UsedReferences {
  /// Appends a reference to the list, one line each; several processes may do so at once.
  ///
  /// - Parameter list: the path of the list.
  /// - Throws: ``SnapshotError/file(_:)``.
  package static func note(
    _ file: SnapshotFile, _ content: SnapshotContent, in list: String
  ) throws(SnapshotError) {
    do {
      try AppendedFile(FilePath(list))
        .append(Array((file.reference(content.fileExtension) + "\n").utf8))
    } catch {
      throw .file(error)
    }
  }
}
