import ImageComparison
import SystemSupport

/// Reads the files of a comparison.
enum PictureFile {
  /// Reads a PNG file, whose pixels are not decoded; links are followed.
  static func read(_ path: FilePath) throws(SnapshotError) -> EncodedPicture {
    try picture(bytes(of: path), path: path)
  }

  /// The bytes of a file; links are followed.
  static func bytes(of path: FilePath) throws(SnapshotError) -> [UInt8] {
    do {
      return try FileReader.bytes(of: path, limit: EncodedPicture.largestFile)
    } catch {
      throw .file(error)
    }
  }

  /// Reads a PNG file below a folder; no link in the folder is followed.
  static func read(
    _ name: FilePath, in folder: Directory
  ) throws(SnapshotError) -> EncodedPicture {
    try picture(existingBytes(of: name, in: folder), path: folder.path(of: name))
  }

  /// The bytes of a file below a folder, no link in which is followed.
  static func existingBytes(
    of name: FilePath, in folder: Directory
  ) throws(SnapshotError) -> [UInt8] {
    guard let bytes = try bytes(of: name, in: folder) else {
      throw .file(
        FileError(.read, path: folder.path(of: name), code: .noSuchFileOrDirectory))
    }
    return bytes
  }

  /// The bytes of a file below a folder, no link in which is followed; nil where there is none.
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
