import RasterImage
import SystemSupport

/// Reads and writes the pictures of a comparison.
public enum PictureFile {
  /// The pixels of a PNG file.
  public static func read(_ path: String) throws(SnapshotError) -> Pixmap {
    try decode(bytes(of: path), path: path)
  }

  /// A picture as the bytes of a PNG file.
  public static func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pixmap, scale: nil)
  }

  static func bytes(of path: String) throws(SnapshotError) -> [UInt8] {
    do {
      return try FileReader.bytes(of: FilePath(path), limit: largestFile)
    } catch {
      throw .file(error)
    }
  }

  /// The bytes of a file below a folder, no link in which is followed.
  static func bytes(of name: String, in folder: Directory) throws(SnapshotError) -> [UInt8] {
    do {
      return try bytes(of: name, below: folder)
    } catch {
      throw .file(error)
    }
  }

  static func bytes(of name: String, below folder: Directory) throws(FileError) -> [UInt8] {
    var walker = DirectoryWalker(folder)
    let path = folder.path(of: FilePath(name))
    guard let file = try walker.openRegular(FilePath(name), limit: largestFile) else {
      throw FileError(.read, path: path, code: .noSuchFileOrDirectory)
    }
    defer { file.closeQuietly() }
    return try FileReader.bytes(ofOpen: file, path: path, limit: largestFile)
  }

  static func decode(_ bytes: [UInt8], path: String) throws(SnapshotError) -> Pixmap {
    do {
      return try PNG.decode(bytes)
    } catch {
      throw .picture(path: path, error)
    }
  }

  /// No snapshot is larger than this, in bytes.
  private static let largestFile = 256 << 20
}
