import ImageComparison
import Synchronization
import SystemSupport

/// The files beside a report: the expected picture, the difference and the actual picture of each
/// failure, in `pictures/expected`, `pictures/difference` and `pictures/actual`.
///
/// They have the names of the pictures, so that a CI job can attach or upload them.
///
/// Pictures of the same bytes are names of one file where the file system has such links, as icons
/// of locales that share a currency are.
final class ReportPictures: Sendable {
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
  /// A path of each picture that was written, by the digest of its bytes.
  private let written = Mutex<[[UInt8]: FilePath]>([:])

  init(_ verification: Verification, folder: Directory) throws(FileError) {
    self.verification = verification
    self.folder = folder
    references = try Directory.open(verification.referenceFolder)
  }

  /// Writes the pictures of all failures, on every processor, and removes those of earlier reports.
  /// Files that have the same bytes already are left as they are.
  func write() throws(FileError) -> [PictureName: Images] {
    let old = try existing()
    let entries = verification.failures.filter { PictureFolder.kind(of: $0.name) == .pixels }
    // Neighbours by name are mostly in one folder, which the walker opens once.
    let chunk = 64
    let starts = Array(stride(from: 0, to: entries.count, by: chunk))
    let results = Parallel.map(starts.count) { [self] index in
      let some = entries[starts[index]..<min(starts[index] + chunk, entries.count)]
      return Result { () throws(FileError) in
        zip(some.map(\.name), try write(Array(some), old))
      }
    }
    var images: [PictureName: Images] = [:]
    for result in results {
      for (name, some) in try result.get() { images[name] = some }
    }
    let current = Set(images.values.flatMap(\.paths))
    var walker = DirectoryWalker(folder)
    // Sorted, so that the walker opens each folder once.
    for name in old.filter({ !current.contains($0) }).sorted() { try walker.remove(name.path) }
    return images
  }

  /// Where files are written, and where those are that they are linked from.
  private struct Walkers: ~Copyable {
    var target: DirectoryWalker
    var original: DirectoryWalker

    init(_ folder: Directory) {
      target = DirectoryWalker(folder)
      original = DirectoryWalker(folder)
    }
  }

  /// Writes the pictures of some failures, one kind after the other, as each has its own folders.
  private func write(
    _ entries: [Verification.Entry], _ old: Set<PictureName>
  ) throws(FileError) -> [Images] {
    var walkers = Walkers(folder)
    var images = [Images](repeating: Images(), count: entries.count)
    for (index, entry) in entries.enumerated() {
      images[index].expected = try write(.expected, of: entry, with: &walkers, old)
    }
    for (index, entry) in entries.enumerated() {
      images[index].actual = try write(.actual, of: entry, with: &walkers, old)
    }
    for (index, entry) in entries.enumerated() {
      guard images[index].expected != nil, images[index].actual != nil,
        let drawn = entry.difference ?? draw(entry)
      else { continue }
      let size = PictureSize(width: drawn.width, height: drawn.height)
      images[index].difference = try write(
        drawn.picture, .difference, of: entry.name, size, with: &walkers, old)
      if let counted = drawn.countedOnly {
        images[index].countedOnly = try write(
          counted, .countedOnly, of: entry.name, size, with: &walkers, old)
      }
    }
    return images
  }

  /// Writes the expected or the actual picture; nil where there is none that a browser can show.
  private func write(
    _ kind: Kind, of entry: Verification.Entry, with walkers: inout Walkers, _ old: Set<PictureName>
  ) throws(FileError) -> Image? {
    let isExpected = kind == .expected
    let size = isExpected ? entry.comparison?.expectedSize : entry.comparison?.actualSize
    if let contents = entry.contents, let size {
      let path = path(of: entry.name, kind)
      let digest = isExpected ? contents.expected : contents.actual
      if try link(path, digest, with: &walkers, old) { return Image(path: path, size: size) }
    }
    let picture = isExpected ? expected(entry) : actual(entry)
    guard let picture else { return nil }
    return try write(picture.bytes, kind, of: entry.name, picture.size, with: &walkers, old)
  }

  /// Writes a file, unless it has these bytes already.
  private func write(
    _ bytes: [UInt8], _ kind: Kind, of name: PictureName, _ size: PictureSize,
    with walkers: inout Walkers, _ old: Set<PictureName>
  ) throws(FileError) -> Image {
    let path = path(of: name, kind)
    let digest = SHA256.digest(bytes)
    if try link(path, digest, with: &walkers, old) { return Image(path: path, size: size) }
    let isOld = old.contains(PictureName(path))
    if !isOld || (try? walkers.target.bytes(of: path, limit: bytes.count)) != bytes {
      try walkers.target.write(bytes, to: path)
    }
    written.withLock { $0[digest] = path }
    return Image(path: path, size: size)
  }

  /// Makes a path another name of a file that was written with the same bytes, if there is one.
  private func link(
    _ path: FilePath, _ digest: [UInt8], with walkers: inout Walkers, _ old: Set<PictureName>
  ) throws(FileError) -> Bool {
    guard let original = written.withLock({ $0[digest] }), !old.contains(PictureName(path)) else {
      return false
    }
    return try walkers.target.link(original, of: &walkers.original, to: path)
  }

  private func path(of name: PictureName, _ kind: Kind) -> FilePath {
    kind.folder.pushing(name.path)
  }

  private func expected(_ entry: Verification.Entry) -> EncodedPicture? {
    readable(references.flatMap { try? PictureFile.read(entry.name.path, in: $0) }, entry)
  }

  private func actual(_ entry: Verification.Entry) -> EncodedPicture? {
    let folder = PictureFolder(verification.actualFolder)
    return readable(try? PictureFile.read(folder.path(of: entry.name)), entry)
  }

  /// A picture that a browser can show: nil for one that is damaged.
  private func readable(
    _ picture: EncodedPicture?, _ entry: Verification.Entry
  ) -> EncodedPicture? {
    // What was compared was read whole.
    guard let picture, entry.comparison != nil || (try? picture.validate()) != nil else {
      return nil
    }
    return picture
  }

  private func draw(_ entry: Verification.Entry) -> DifferenceFiles? {
    guard let expected = expected(entry), let actual = actual(entry) else { return nil }
    return (try? verification.rule.compareAndDraw(expected, with: actual))?.difference
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
