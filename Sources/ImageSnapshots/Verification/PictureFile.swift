import ImageComparison
import SystemSupport

/// Reads the files that a snapshot verification compares.
enum PictureFile {
  /// Reads a PNG file without decoding its pixels. Follows symbolic links.
  static func read(_ path: FilePath) throws(SnapshotError) -> EncodedPicture {
    try picture(bytes(of: path), path: path)
  }

  /// Checks that a file can be a reference: all pixels of a PNG file can be decoded, and no picture is empty or
  /// a pointer of Git LFS.
  static func check(
    _ bytes: [UInt8], of name: PictureName, path: FilePath
  ) throws(SnapshotError) {
    do throws(PictureError) {
      let kind = PictureFolder.kind(of: name)
      if kind == .pixels {
        try EncodedPicture(bytes, path: path.displayText).validate()
      } else if bytes.isEmpty && kind == .bytes || OtherFile(bytes) == .gitLFSPointer {
        throw PictureError(
          path: path.displayText, .otherFile(bytes.isEmpty ? .empty : .gitLFSPointer))
      }
    } catch {
      throw .picture(error)
    }
  }

  /// The bytes of a file. Follows symbolic links.
  static func bytes(of path: FilePath) throws(SnapshotError) -> [UInt8] {
    do {
      return try FileReader.bytes(of: path, limit: EncodedPicture.largestFile)
    } catch {
      throw .file(error)
    }
  }

  /// Reads a PNG file below a folder, without decoding its pixels. Throws if the path has a symbolic link below
  /// the folder.
  static func read(
    _ name: FilePath, in folder: Directory
  ) throws(SnapshotError) -> EncodedPicture {
    try picture(existingBytes(of: name, in: folder), path: folder.path(of: name))
  }

  /// The bytes of a file below a folder. Throws if there is no such file, or if the path has a symbolic link
  /// below the folder.
  static func existingBytes(
    of name: FilePath, in folder: Directory
  ) throws(SnapshotError) -> [UInt8] {
    guard let bytes = try bytes(of: name, in: folder) else {
      throw .file(
        FileError(.read, path: folder.path(of: name), code: .noSuchFileOrDirectory))
    }
    return bytes
  }

  /// The bytes of a file below a folder; nil if there is no such file. Throws if the path has a symbolic link
  /// below the folder.
  static func bytes(
    of name: FilePath, in folder: Directory
  ) throws(SnapshotError) -> [UInt8]? {
    var walker = DirectoryWalker(folder)
    do {
      return try walker.bytes(of: name, limit: EncodedPicture.largestFile)
    } catch {
      throw .file(error)
    }
  }

  private static func picture(
    _ bytes: [UInt8], path: FilePath
  ) throws(SnapshotError) -> EncodedPicture {
    do {
      return try EncodedPicture(bytes, path: path.displayText)
    } catch {
      throw .picture(error)
    }
  }
}
