import ImageComparison
import SystemSupport

/// Reads the files that a snapshot verification compares.
enum PictureFile {
  /// Checks that a file can be a reference: all pixels of a PNG file can be decoded, and no picture is empty or
  /// a pointer of Git LFS.
  ///
  /// - Returns: the size of a PNG file in pixels.
  @discardableResult
  static func check(
    _ bytes: [UInt8], of name: PictureName, path: FilePath
  ) throws(SnapshotError) -> PictureSize? {
    do throws(PictureError) {
      let kind = PictureFolder.kind(of: name)
      if kind == .pixels {
        let picture = try EncodedPicture(bytes, path: path.displayText)
        try picture.validate()
        return picture.size
      }
      if bytes.isEmpty && kind == .bytes || OtherFile(bytes) == .gitLFSPointer {
        throw PictureError(
          path: path.displayText, .otherFile(bytes.isEmpty ? .empty : .gitLFSPointer))
      }
      return nil
    } catch {
      throw .picture(error)
    }
  }

  /// The bytes of a file. Follows symbolic links.
  static func bytes(of path: FilePath) throws(SnapshotError) -> [UInt8] {
    return try fileErrors(FileReader.bytes(of: path, limit: EncodedPicture.largestFile))
  }

  /// The bytes of a file below a folder; nil if there is no such file. Throws if the path has a symbolic link
  /// below the folder.
  static func bytes(
    of name: FilePath, in folder: Directory
  ) throws(SnapshotError) -> [UInt8]? {
    var walker = DirectoryWalker(folder)
    return try fileErrors(walker.bytes(of: name, limit: EncodedPicture.largestFile))
  }
}
