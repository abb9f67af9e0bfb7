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

    /// The paths of the files to attach, in the order in which a reader wants them.
    var attachments: [FilePath] { [expected, difference, actual].compactMap { $0?.path } }

    /// The names of all files below the report's folder.
    fileprivate var names: [PictureName] {
      [expected, difference, countedOnly, actual].compactMap { $0.map { PictureName($0.path) } }
    }
  }

  private enum Kind: String, CaseIterable {
    case expected, difference, actual
    case countedOnly = "counted-only"

    var folder: FilePath { FilePath("pictures").appending(rawValue) }
  }

  private let verification: Verification
  private let folder: Directory
  private let references: Directory?

  init(_ verification: Verification, folder: Directory) throws(FileError) {
    self.verification = verification
    self.folder = folder
    references = try Directory.open(verification.referenceFolder)
  }

  /// Writes the pictures of all failures, on every processor, and removes those of earlier reports.
  func write() throws(FileError) -> [PictureName: Images] {
    let old = try existing()
    let entries = verification.failures.filter { PictureFolder.kind(of: $0.name) == .pixels }
    let results = Parallel.map(entries.count) { index in
      Result { () throws(FileError) in try write(entries[index]) }
    }
    var images: [PictureName: Images] = [:]
    for (entry, result) in zip(entries, results) { images[entry.name] = try result.get() }
    let current = Set(images.values.flatMap(\.names))
    var walker = DirectoryWalker(folder)
    for name in old where !current.contains(name) { try walker.remove(name.path) }
    return images
  }

  /// Writes the pictures of a failure, as far as they can be shown.
  private func write(_ entry: Verification.Entry) throws(FileError) -> Images {
    let pictures = PictureFolder(verification.actualFolder)
    let expected = readable(
      references.flatMap { try? PictureFile.read(entry.name.path, in: $0) }, entry)
    let actual = readable(try? PictureFile.read(pictures.path(of: entry.name)), entry)
    var walker = DirectoryWalker(folder)
    func write(_ bytes: [UInt8], _ kind: Kind, _ size: PictureSize) throws(FileError) -> Image {
      let path = kind.folder.pushing(entry.name.path)
      try walker.write(bytes, to: path)
      return Image(path: path, size: size)
    }
    var images = Images()
    if let expected { images.expected = try write(expected.bytes, .expected, expected.size) }
    if let actual { images.actual = try write(actual.bytes, .actual, actual.size) }
    if let expected, let actual,
      let drawn = try? verification.rule.compareAndDraw(expected, with: actual).difference
    {
      images.difference = try write(drawn.picture, .difference, drawn.size)
      if let bytes = drawn.countedOnly {
        images.countedOnly = try write(bytes, .countedOnly, drawn.size)
      }
    }
    return images
  }

  /// A picture that a browser can show: nil for one that is damaged.
  private func readable(
    _ picture: EncodedPicture?, _ entry: Verification.Entry
  ) -> EncodedPicture? {
    // Pictures that were compared are whole.
    guard let picture, entry.comparison != nil || (try? picture.validate()) != nil else {
      return nil
    }
    return picture
  }

  /// The names of the PNG files that an earlier report left.
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
