import ImageComparison
import ImageSnapshots
import RasterImage
import SystemSupport
import TestPictures
import TestSupport

extension TemporaryFolder {
  /// The result of comparing the folder `actual` with the folder `reference`.
  func verification(
    rule: ComparisonRule = .exact, only patterns: [NamePattern] = [], allowsObsolete: Bool = false,
    allowsEmptyFolder: Bool = false, report: FilePath? = nil
  ) throws(SnapshotError) -> Verification {
    try Verification.run(
      reference: filePath("reference"), actual: filePath("actual"), rule: rule, only: patterns,
      allowsObsolete: allowsObsolete, allowsEmptyFolder: allowsEmptyFolder, report: report)
  }

  /// Writes a picture under a name of any bytes.
  func write(_ picture: TestPicture, _ folder: String, _ name: [UInt8]) throws {
    try write(picture.pixmap.png(), folder, name)
  }

  /// Writes a file under a name of any bytes.
  func write(_ bytes: [UInt8], _ folder: String, _ name: [UInt8]) throws {
    let path = filePath(folder).pushing(FilePath(bytes: name))
    _ = try Directory.make(path.removingLastComponent())
    try AtomicFile.write(bytes, to: path)
  }

  /// Whether names may be any bytes, as on Linux.
  static let keepsAnyBytes: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? folder.write([], "a", [0x78, 0xFF])) != nil
  }()
}

extension TestPicture {
  /// A PNG file of the picture that differs from the usual one: it has a resolution.
  func bytesWithResolution() throws -> [UInt8] {
    var encoder = try PNGEncoder()
    return try encoder.encode(pixmap, scale: 2)
  }
}

extension FilePath {
  /// The path of any bytes but 0.
  init(bytes: [UInt8]) {
    self.init(platformString: bytes.map { CChar(bitPattern: $0) } + [0])
  }
}
