import ImageComparison
import SystemSupport

/// The files beside a report: the expected picture, the difference and the actual picture of each
/// failure, in `pictures/expected`, `pictures/difference` and `pictures/actual`.
///
/// They have the names of the pictures, so that a CI job can attach or upload them.
struct ReportPictures: Sendable {
  /// A picture of the report.
  struct Image: Hashable, Sendable {
    /// The path below the report's folder.
    var path: FilePath
    var size: PictureSize
  }

  /// The pictures of a failure.
  struct Images: Hashable, Sendable {
    var expected: Image?
    var difference: Image?
    /// The difference without the pixels that differ in their anti-aliasing only, where there are any.
    var countedOnly: Image?
    var actual: Image?
    /// Whether a picture has more pixels than a page can show; its difference is not drawn.
    var isTooLarge = false

    /// The paths of the files to attach, in the order in which a reader wants them.
    var attachments: [FilePath] { [expected, difference, actual].compactMap { $0?.path } }

    /// The names of all files below the report's folder.
    fileprivate var paths: [PictureName] {
      [expected, difference, countedOnly, actual].compactMap { $0.map { PictureName($0.path) } }
    }
  }

  private static let root: FilePath = "pictures"
  private enum Kind: String, CaseIterable {
    case expected, difference, actual
    case countedOnly = "counted-only"

    var folder: FilePath { ReportPictures.root.appending(rawValue) }
  }

  private let verification: Verification
  private let folder: Directory
  private let references: Directory?

  init(_ verification: Verification, folder: Directory) {
    self.verification = verification
    self.folder = folder
    references = (try? Directory.open(verification.referenceFolder)) ?? nil
  }

  /// Writes the pictures of all failures, on every processor, and removes those of earlier reports.
  /// Files that have the same bytes already are left as they are.
  func write() throws(FileError) -> [PictureName: Images] {
    let old = try existing()
    let entries = verification.failures.filter { PictureFolder.kind(of: $0.name) == .pixels }
    // Neighbours by name are mostly in one folder, which the walker opens once.
    let chunk = 64
    let starts = Array(stride(from: 0, to: entries.count, by: chunk))
    let results = WorkerPool.map(starts.count) { index in
      var walker = DirectoryWalker(folder)
      return Result { () throws(FileError) in
        var images: [(PictureName, Images)] = []
        for entry in entries[starts[index]..<min(starts[index] + chunk, entries.count)] {
          images.append((entry.name, try write(entry, with: &walker, old)))
        }
        return images
      }
    }
    var images: [PictureName: Images] = [:]
    for result in results {
      for (name, some) in try result.get() { images[name] = some }
    }
    let written = Set(images.values.flatMap(\.paths))
    var walker = DirectoryWalker(folder)
    // Sorted, so that the walker opens each folder once.
    for name in old.filter({ !written.contains($0) }).sorted() { try walker.remove(name.path) }
    return images
  }

  private func write(
    _ entry: Verification.Entry, with walker: inout DirectoryWalker, _ old: Set<PictureName>
  ) throws(FileError) -> Images {
    var images = Images()
    // What was compared was read whole.
    let isValid = entry.comparison != nil
    let expected = readable(
      references.flatMap { try? PictureFile.read(entry.name.path, in: $0) }, isValid)
    let actual = readable(
      try? PictureFile.read(PictureFolder(verification.actualFolder).path(of: entry.name)), isValid)
    func write(
      _ bytes: [UInt8], _ kind: Kind, _ size: PictureSize, _ walker: inout DirectoryWalker
    ) throws(FileError) -> Image {
      let path = kind.folder.pushing(entry.name.path)
      let isOld = old.contains(PictureName(path))
      if !isOld || (try? walker.bytes(of: path, limit: bytes.count)) != bytes {
        try walker.write(bytes, to: path)
      }
      return Image(path: path, size: size)
    }
    if let expected {
      images.expected = try write(expected.bytes, .expected, expected.size, &walker)
    }
    if let actual {
      images.actual = try write(actual.bytes, .actual, actual.size, &walker)
    }
    let pixels = max(expected?.pixelCount ?? 0, actual?.pixelCount ?? 0)
    images.isTooLarge = pixels > PixelBudget.standard.whole
    guard let expected, let actual, !images.isTooLarge,
      let drawn = entry.difference ?? draw(expected, actual)
    else { return images }
    let size = PictureSize(width: drawn.width, height: drawn.height)
    images.difference = try write(drawn.picture, .difference, size, &walker)
    if let counted = drawn.countedOnly {
      images.countedOnly = try write(counted, .countedOnly, size, &walker)
    }
    return images
  }

  /// A picture that a browser can show: nil for one that is damaged.
  private func readable(_ picture: EncodedPicture?, _ isValid: Bool) -> EncodedPicture? {
    guard let picture, isValid || (try? picture.validate()) != nil else { return nil }
    return picture
  }

  private func draw(_ expected: EncodedPicture, _ actual: EncodedPicture) -> DifferenceFiles? {
    (try? verification.rule.compareAndDraw(expected, with: actual))?.difference
  }

  /// The PNG files that an earlier report left.
  private func existing() throws(FileError) -> Set<PictureName> {
    var walker = DirectoryWalker(folder)
    var names: Set<PictureName> = []
    for kind in Kind.allCases {
      guard try walker.kind(of: kind.folder) == .folder else { continue }
      let listing = try PictureFolder(folder.path(of: kind.folder)).listing()
      for (name, kindOfFile) in listing.files where kindOfFile == .pixels {
        names.insert(PictureName(kind.folder.pushing(name.path)))
      }
    }
    return names
  }
}
