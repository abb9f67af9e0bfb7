import FileSystem
import RasterImage

/// Why pictures could not be compared or recorded at all.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  case file(FileError)
  /// A file that is no picture, or a damaged one.
  case picture(path: String, PNGError)
  /// There is nothing to compare.
  case noPictures(reference: String, actual: String)

  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let path, let error): "'\(path)': \(error)"
    case .noPictures(let reference, let actual):
      "there is no PNG picture in '\(actual)', nor in '\(reference)': check the paths"
    }
  }
}

/// Reads pictures for comparison.
public enum PictureFile {
  /// The pixels of a PNG file.
  public static func read(_ path: String) throws(SnapshotError) -> Pixmap {
    try decode(bytes(of: path), path: path)
  }

  static func bytes(of path: String) throws(SnapshotError) -> [UInt8] {
    do {
      return try FileReader.bytes(of: path, limit: largestFile)
    } catch {
      throw .file(error)
    }
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
