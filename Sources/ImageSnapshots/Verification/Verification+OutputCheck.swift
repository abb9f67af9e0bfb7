package import SystemSupport

extension Verification {
  /// Checks that a file or folder of results is outside of the folders that are compared: the next run
  /// would compare it too.
  ///
  /// - Throws: ``SnapshotError/outputInside(_:)``, and ``SnapshotError/file(_:)`` where a folder above
  ///   the output can't be looked at.
  package static func check(
    output: FilePath, reference: FilePath, actual: FilePath
  ) throws(SnapshotError) {
    var path = output
    while true {
      for folder in [reference, actual] {
        let isFolder: Bool
        do {
          isFolder = try folder.isSameFile(as: path.isEmpty ? "." : path)
        } catch {
          throw .file(error)
        }
        if isFolder { throw .outputInside(folder) }
      }
      guard path.removeLastComponent() else { return }
    }
  }
}
