import Messages
import RasterImage
import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A report of a verification, to accept pictures from: a folder, or a zip archive of one, as CI systems keep it.
///
/// Reports come from other machines. Names that lead out of the folder or are hidden are refused, links are not
/// followed, and a picture is recorded only if its reference is the one that the report compared with.
package struct SnapshotReport {
  /// The file of a report that has the results as JSON.
  package static let results: FilePath = "results.json"

  /// The part of the results that accepting needs.
  private struct Document: Decodable {
    var schema: Int
    var reference: String
    var pictures: [Picture]
  }

  private struct Picture: Decodable {
    var name: String
    var verdict: Verification.Verdict
    var failed: Bool
    var summary: String
    var hint: String?
    var movedFrom: String?
  }

  /// A failure of the report.
  struct Failure {
    var name: PictureName
    var verdict: Verification.Verdict
    var summary: String
    var movedFrom: PictureName?
  }

  private enum Source {
    case folder(Directory)
    /// An archive, and the path of the report's folder in it, with a slash at its end unless it is empty.
    case archive(ZipArchive, folder: String)
  }

  /// The path of the folder of references, as it was given to the verification.
  package let reference: FilePath
  private let path: FilePath
  private let source: Source
  let failures: [Failure]
  /// The number of pictures with each verdict.
  let counts: [Verification.Verdict: Int]

  /// Opens a report.
  ///
  /// - Throws: ``SnapshotError/report(_:_:)`` if it is not a report, and ``SnapshotError/file(_:)`` if it can't be
  ///   read.
  package init(_ path: FilePath) throws(SnapshotError) {
    self.path = path
    source = try Self.source(path)
    guard let bytes = try Self.bytes(of: Self.results, in: source, path) else {
      throw .report(
        path,
        "there is no results.json in it: give the folder of 'snapshot verify --report', or its zip")
    }
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
      throw .report(path, "its results.json is damaged: get or write the report again")
    }
    guard document.schema == 1 else {
      throw .report(
        path,
        "its results.json has the version \(document.schema), not 1: use the program that wrote it")
    }
    reference = FilePath(document.reference)
    var failures: [Failure] = []
    for picture in document.pictures where picture.failed {
      func name(_ text: String) throws(SnapshotError) -> PictureName {
        guard let name = PictureName(visibleAt: text) else {
          throw .report(
            path,
            "'\(DisplayText.escaped(text))' in it is not the name of a picture: don't trust it")
        }
        return name
      }
      failures.append(
        Failure(
          name: try name(picture.name), verdict: picture.verdict,
          summary: [picture.summary, picture.hint].compactMap { $0 }.joined(separator: "; "),
          movedFrom: try picture.movedFrom.map(name)))
    }
    self.failures = failures
    counts = Dictionary(document.pictures.map { ($0.verdict, 1) }, uniquingKeysWith: +)
  }

  /// The report whose pictures are in a folder: the folder itself, or the one above its folder `pictures`; nil if
  /// there is none.
  ///
  /// - Throws: ``SnapshotError/file(_:)`` if a file can't be read, so that no report passes for a folder of pictures.
  package static func containing(_ folder: FilePath) throws(SnapshotError) -> FilePath? {
    var path: FilePath
    do {
      guard let resolved = try folder.resolved() else { return nil }
      path = resolved
    } catch {
      throw .file(error)
    }
    if try isReport(path) { return path }
    while let name = path.lastComponent, path.removeLastComponent() {
      if name.string == "pictures", try isReport(path) { return path }
    }
    return nil
  }

  private static func isReport(_ path: FilePath) throws(SnapshotError) -> Bool {
    do {
      guard try Stat.ifPresent(path.appending("index.html")) != nil else { return false }
    } catch {
      throw .file(error)
    }
    do {
      _ = try SnapshotReport(path)
      return true
    } catch .report {
      return false
    }
  }

  // MARK: - Reading

  private static func source(_ path: FilePath) throws(SnapshotError) -> Source {
    let bytes: [UInt8]
    do throws(FileError) {
      if try Directory.isFolder(path) {
        guard let folder = try Directory.open(path) else {
          throw FileError(.read, path: path, code: .noSuchFileOrDirectory)
        }
        return .folder(folder)
      }
      bytes = try FileReader.bytes(of: path)
    } catch {
      throw .file(error)
    }
    do throws(ZipError) {
      let archive = try ZipArchive(bytes)
      // Some systems keep the folder's name in the archive. A picture can be named results.json too.
      let name = "results.json"
      let found = archive.names.filter { $0 == name || $0.hasSuffix("/" + name) }
      let depths = found.map { $0.utf8.count { $0 == UInt8(ascii: "/") } }
      let shortest = zip(found, depths).filter { $0.1 == depths.min() }.map(\.0)
      guard shortest.count < 2 else { throw .unsupported("it has several reports") }
      return .archive(archive, folder: String((shortest.first ?? name).dropLast(name.count)))
    } catch {
      throw .report(path, error.description)
    }
  }

  /// The bytes of a file of the report; nil if there is none.
  private static func bytes(
    of name: FilePath, in source: Source, _ path: FilePath
  ) throws(SnapshotError) -> [UInt8]? {
    switch source {
    case .folder(let folder): return try PictureFile.bytes(of: name, in: folder)
    case .archive(let archive, let folder):
      do {
        return try archive.bytes(of: folder + name.string, limit: EncodedPicture.largestFile)
      } catch {
        throw .report(path, error.description)
      }
    }
  }

  func bytes(
    _ kind: ReportPictures.Kind, _ name: PictureName
  ) throws(SnapshotError) -> [UInt8]? {
    try Self.bytes(of: kind.folder.pushing(name.path), in: source, path)
  }

  // MARK: - Accepting

  /// The references that were changed, and the failures that were not accepted.
  package struct Outcome {
    package var accepted = Verification.Accepted()
    /// The names and the reasons.
    package var left: [(name: PictureName, reason: String)] = []
  }

  /// Adds, replaces and moves references as the report shows them. Deletes none.
  ///
  /// A reference that has the new bytes already is passed over. If another one is not what the report compared
  /// with, nothing is changed.
  ///
  /// - Parameters:
  ///   - folder: the folder of references.
  ///   - patterns: the patterns of the names to accept; all names if it is empty.
  ///   - permissions: the operations to permit that are refused by default.
  package func accept(
    into folder: FilePath, only patterns: [NamePattern] = [],
    allowing permissions: Verification.Permissions = []
  ) throws(SnapshotError) -> Outcome {
    try permissions.checkRecording()
    let selected = failures.filter { failure in
      patterns.isEmpty || patterns.contains { $0.matches(failure.name) }
    }
    guard !selected.isEmpty || patterns.isEmpty else { throw .noMatch }
    var outcome = Outcome()
    var changes: [Failure] = []
    var stale: [PictureName] = []
    let references: Directory
    do {
      references = try Directory.open(folder) ?? .missing(folder)
    } catch {
      throw .file(error)
    }
    for failure in selected {
      switch try state(of: failure, in: references) {
      case .accepted: break
      case .acceptable: changes.append(failure)
      case .stale: stale.append(failure.name)
      case .left(let reason): outcome.left.append((failure.name, reason))
      }
    }
    guard stale.isEmpty else { throw .staleReport(stale) }
    do {
      guard
        let directory = try changes.isEmpty ? Directory.open(folder) : Directory.make(folder)
      else { return outcome }
      try directory.removeAbandonedFiles()
      var walker = DirectoryWalker(directory)
      for change in changes { try walker.checkWritable(change.name) }
      for change in changes { try write(change, with: &walker, to: &outcome.accepted) }
      try walker.removeEmptyFolders()
      return outcome
    } catch let error as FileError {
      throw .file(error)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw .report(path, "\(error)")
    }
  }

  private func write(
    _ change: Failure, with walker: inout DirectoryWalker, to accepted: inout Verification.Accepted
  ) throws {
    if let old = change.movedFrom {
      try walker.move(old.path, to: change.name.path)
      accepted.moved.append(Verification.Accepted.Move(from: old, to: change.name))
      return
    }
    guard let bytes = try bytes(.actual, change.name) else { return }
    let isNew = try walker.type(of: change.name.path) == nil
    try walker.write(bytes, to: change.name.path)
    if isNew { accepted.added.append(change.name) } else { accepted.replaced.append(change.name) }
  }

  /// Whether a failure can be accepted.
  private enum State {
    case acceptable
    /// The reference is already what the report shows.
    case accepted
    /// The reference is another one than the report's.
    case stale
    /// It can't be accepted, for the given reason.
    case left(String)
  }

  private func state(
    of failure: Failure, in references: Directory
  ) throws(SnapshotError) -> State {
    switch failure.verdict {
    case .obsolete:
      return .left("a reference without a picture: 'verify --update obsolete' deletes it")
    case .unchecked: return .left(failure.summary)
    default: break
    }
    guard let actual = try bytes(.actual, failure.name) else {
      return .left("the report has no picture: \(failure.summary)")
    }
    do throws(SnapshotError) {
      try PictureFile.check(actual, of: failure.name, path: failure.name.path)
    } catch {
      return .left("the picture: \(error)")
    }
    let expected = try bytes(.expected, failure.name)
    let now = try PictureFile.bytes(of: failure.name.path, in: references)
    if let old = failure.movedFrom {
      let before = try PictureFile.bytes(of: old.path, in: references)
      if before == nil, now != nil, now == expected { return .accepted }
      return before != nil && before == expected && now == nil ? .acceptable : .stale
    }
    if now == actual { return .accepted }
    if let now, OtherFile(now) == .gitLFSPointer {
      return .left("the reference: \(OtherFile.gitLFSPointer)")
    }
    return now == expected ? .acceptable : .stale
  }
}

extension PictureName {
  /// A name from a file; nil for the path of a hidden file, and for a path that leads out of the folder.
  init?(visibleAt text: String) {
    let path = FilePath(text)
    // `FilePath` normalizes a text such as one with a slash at its end. Then this is not the name in the report.
    guard path.string == text, path.isRelative, !path.isEmpty,
      path.components.allSatisfy({ $0.kind == .regular && $0.string.first != "." })
    else { return nil }
    self.init(path)
  }
}
