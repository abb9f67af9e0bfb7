import SystemSupport

extension Verification {
  /// Checks that an output is outside of the two compared folders, because the next run would compare
  /// an output inside of them.
  ///
  /// - Parameters:
  ///   - output: the path of the file or folder to write.
  ///   - reference: the path of the folder of references.
  ///   - actual: the path of the folder of pictures.
  /// - Throws: ``SnapshotError/outputInside(_:)`` if the output is inside, and ``SnapshotError/file(_:)``
  ///   if the status of the output, or of a folder above it, can't be read.
  package static func checkIsOutside(
    output: FilePath, reference: FilePath, actual: FilePath
  ) throws(SnapshotError) {
    var path = output
    while true {
      for folder in [reference, actual] {
        let isFolder = try fileErrors(folder.isSameFile(as: path.isEmpty ? "." : path))
        if isFolder { throw .outputInside(folder) }
      }
      guard path.removeLastComponent() else { return }
    }
  }
}
