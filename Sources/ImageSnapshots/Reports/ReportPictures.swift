import ImageComparison
import SystemSupport

/// Writes the files of each failure beside a report: `pictures/expected`, `pictures/difference`,
/// `pictures/counted-only` and `pictures/actual`.
///
/// The files keep the names of the pictures, so that a CI job can attach or upload them.
struct ReportPictures: Sendable {
  /// A picture of the report.
  struct Image: Hashable, Sendable {
    /// The path relative to the report's folder.
    var path: FilePath
    /// The size of a PNG file in pixels; nil of a damaged one and of another file.
    var size: PictureSize?
  }

  /// The pictures of a failure.
  struct Images: Hashable, Sendable {
    var expected: Image?
    var difference: Image?
    /// The difference without pixels that differ only in their anti-aliasing; nil if there are no such pixels.
    var countedOnly: Image?
    var actual: Image?

    /// The paths of the files to attach to a test result, in the order in which a reader wants them.
    var attachments: [FilePath] { [expected, difference, actual].compactMap { $0?.path } }

    /// The paths of all these files.
    fileprivate var paths: [FilePath] {
      [expected, difference, countedOnly, actual].compactMap { $0?.path }
    }
  }

  enum Kind: String, CaseIterable {
    case expected, difference, actual
    case countedOnly = "counted-only"

    var folder: FilePath { FilePath("pictures").appending(rawValue) }
  }

  private let verification: Verification
  private let folder: Directory
  private let references: ReferenceStore

  init(_ verification: Verification, folder: Directory) throws(SnapshotError) {
    self.verification = verification
    self.folder = folder
    references = try ReferenceStore(verification.referenceFolder)
  }

  /// Writes the pictures of all failures in parallel, and removes other pictures that earlier reports left.
  func write() throws(FileError) -> [PictureName: Images] {
    let old = try existing()
    let entries = verification.failures
    let results = Parallel.map(entries.count) { index in
      Result { () throws(FileError) in try write(entries[index]) }
    }
    var images: [PictureName: Images] = [:]
    for (entry, result) in zip(entries, results) { images[entry.name] = try result.get() }
    let current = Set(images.values.flatMap(\.paths))
    var walker = DirectoryWalker(folder)
    for path in old where !current.contains(path) { try walker.remove(path) }
    return images
  }

  /// Writes the files of a failure, except those that are missing or can't be read.
  private func write(_ entry: Verification.Entry) throws(FileError) -> Images {
    let pictures = PictureFolder(verification.actualFolder)
    // A renamed reference lies beside its picture.
    let old = try? references.bytes(of: entry.movedFrom ?? entry.name)
    let new = try? PictureFile.bytes(of: pictures.path(of: entry.name))
    let expected = old.flatMap { picture($0, entry) }
    let actual = new.flatMap { picture($0, entry) }
    var walker = DirectoryWalker(folder)
    func write(_ bytes: [UInt8], _ kind: Kind, _ size: PictureSize?) throws(FileError) -> Image {
      let path = kind.folder.pushing(entry.name.path)
      try walker.write(bytes, to: path)
      return Image(path: path, size: size)
    }
    var images = Images()
    if let old { images.expected = try write(old, .expected, expected?.size) }
    if let new { images.actual = try write(new, .actual, actual?.size) }
    if entry.movedFrom == nil, let expected, let actual,
      let drawn = try? rule(of: entry).compareAndDraw(expected, with: actual).difference
    {
      images.difference = try write(drawn.picture, .difference, drawn.size)
      if let bytes = drawn.countedOnly {
        images.countedOnly = try write(bytes, .countedOnly, drawn.size)
      }
    }
    return images
  }

  private func rule(of entry: Verification.Entry) -> ComparisonRule {
    entry.comparison?.rule ?? verification.rule
  }

  /// A PNG file that a browser can show; nil if it is damaged or of another kind.
  private func picture(_ bytes: [UInt8], _ entry: Verification.Entry) -> EncodedPicture? {
    guard PictureFolder.kind(of: entry.name) == .pixels,
      let picture = try? EncodedPicture(bytes, path: entry.name.description)
    else { return nil }
    // A picture that was compared is not damaged.
    return entry.comparison != nil || (try? picture.validate()) != nil ? picture : nil
  }

  /// The paths of the pictures that an earlier report left, relative to the report's folder.
  private func existing() throws(FileError) -> [FilePath] {
    var walker = DirectoryWalker(folder)
    var paths: [FilePath] = []
    for kind in Kind.allCases {
      guard try walker.type(of: kind.folder) == .directory else { continue }
      let listing = try PictureFolder(folder.path(of: kind.folder)).listing()
      for (name, kindOfFile) in listing.files where [.pixels, .bytes].contains(kindOfFile) {
        paths.append(kind.folder.pushing(name.path))
      }
    }
    return paths
  }
}
