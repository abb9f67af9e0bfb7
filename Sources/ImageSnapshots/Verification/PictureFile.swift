import ImageComparison
import SystemSupport

/// Reads the PNG files of a comparison.
enum PictureFile {
  /// Reads a file, whose pixels are not decoded; links are followed.
  static func read(_ path: String) throws(SnapshotError) -> EncodedPicture {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: FilePath(path), limit: EncodedPicture.largestFile)
    } catch {
      throw .file(error)
    }
    return try picture(bytes, path: path)
  }

  /// Reads a file below a folder; no link in the folder is followed.
  static func read(
    _ name: String, in folder: Directory
  ) throws(SnapshotError) -> EncodedPicture {
    let path = folder.path(of: FilePath(name))
    guard let bytes = try bytes(of: name, in: folder) else {
      throw .file(FileError(.read, path: path, code: .noSuchFileOrDirectory))
    }
    return try picture(bytes, path: path.displayText)
  }

  /// The bytes of a file below a folder, no link in which is followed; nil where there is none.
  static func bytes(of name: String, in folder: Directory) throws(SnapshotError) -> [UInt8]? {
    var walker = DirectoryWalker(folder)
    do {
      return try walker.bytes(of: FilePath(name), limit: EncodedPicture.largestFile)
    } catch {
      throw .file(error)
    }
  }

  private static func picture(
    _ bytes: [UInt8], path: String
  ) throws(SnapshotError) -> EncodedPicture {
    do {
      return try EncodedPicture(bytes, path: path)
    } catch {
      throw .picture(error)
    }
  }
}
