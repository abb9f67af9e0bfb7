import Messages
import RasterImage
import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A report of a verification, to accept pictures from. It is a folder, or a zip archive of the folder, as CI
/// systems keep it.
///
/// Reports come from other machines. Names that are hidden or lead out of the folder are refused. Links are not
/// followed. A picture is recorded only if its reference is still the one that the report compared with.
package struct SnapshotReport {
  /// The file of a report that has the results as JSON.
  package static let results: FilePath = "results.json"

  private enum Source {
    case folder(Directory)
    /// An archive, and the path of the report's folder in it, with a slash at its end unless it is empty.
    case archive(ZipArchive, folder: String)
  }

  let path: FilePath
  private let source: Source
  package let results: SnapshotResults

  /// Opens a report.
  ///
  /// - Throws: ``SnapshotError/report(_:_:)`` if it is not a report, and ``SnapshotError/file(_:)`` if it can't be
  ///   read.
  package init(_ path: FilePath) throws(SnapshotError) {
    try self.init(path, Self.source(path))
  }

  /// Opens a report in an open folder.
  init(_ folder: Directory) throws(SnapshotError) {
    try self.init(folder.path, .folder(folder))
  }

  private init(_ path: FilePath, _ source: Source) throws(SnapshotError) {
    self.path = path
    self.source = source
    guard let bytes = try Self.bytes(of: Self.results, in: source, path) else {
      throw .report(
        path,
        "there is no results.json in it: give the folder of 'snapshot verify --report', or its zip")
    }
    let data = Data(bytes)
    let decoder = JSONDecoder()
    let schema = try? decoder.decode(SchemaVersion.self, from: data).schema
    if let schema, schema != SnapshotResults.version {
      throw .report(
        path,
        "its results.json has the version \(schema), not \(SnapshotResults.version): use the program that "
          + "wrote it")
    }
    guard let results = try? decoder.decode(SnapshotResults.self, from: data) else {
      throw .report(path, "its results.json is damaged: get or write the report again")
    }
    self.results = try Self.checked(results, path)
  }

  /// The results, if nothing in them leads out of the report or of a folder of references.
  private static func checked(
    _ results: SnapshotResults, _ path: FilePath
  ) throws(SnapshotError) -> SnapshotResults {
    var results = results
    func distrust(_ text: String, _ reason: String) -> SnapshotError {
      .report(path, "'\(DisplayText.escaped(text))' in it \(reason): don't trust it")
    }
    var known: Set<PictureName> = []
    var folders: Set<FilePath> = []
    var sources: Set<PictureName> = []
    for index in results.pictures.indices {
      let picture = results.pictures[index]
      guard picture.failed else {
        // Names that are not compared can be hidden. They have no files.
        results.pictures[index].files = nil
        guard FilePath(innerPath: picture.name.text) != nil else {
          throw distrust(picture.name.text, "is not the name of a picture")
        }
        continue
      }
      let names = [picture.name, picture.movedFrom].compactMap { $0?.text }
      let files = parts.compactMap { picture.files?[keyPath: $0.file]?.path }
      for text in names + files where FilePath(visibleAt: text) == nil {
        throw distrust(text, "is not the name of a picture")
      }
      var folder = picture.name.path
      while folder.removeLastComponent(), !folder.isEmpty { folders.insert(folder) }
      guard known.insert(picture.name).inserted,
        picture.movedFrom.map({ sources.insert($0).inserted }) ?? true
      else { throw distrust(picture.name.text, "occurs twice") }
    }
    for name in known where folders.contains(name.path) {
      throw distrust(name.text, "is a picture and a folder")
    }
    return results
  }

  private struct SchemaVersion: Decodable { var schema: Int }

  /// The report whose pictures are in a folder: the folder itself, or the one above its folder `pictures`; nil if
  /// there is none.
  ///
  /// - Throws: ``SnapshotError/file(_:)`` if a file can't be read, so that no report passes for a folder of pictures.
  package static func containing(_ folder: FilePath) throws(SnapshotError) -> FilePath? {
    guard var path = try fileErrors(folder.resolved()) else { return nil }
    if try isReport(path) { return path }
    while let name = path.lastComponent, path.removeLastComponent() {
      if name.string == "pictures", try isReport(path) { return path }
    }
    return nil
  }

  private static func isReport(_ path: FilePath) throws(SnapshotError) -> Bool {
    guard try fileErrors(Stat.ifPresent(path.appending("index.html"))) != nil else { return false }
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

  /// The bytes of one of the files of a failure; nil if there is none.
  func bytes(
    _ file: KeyPath<SnapshotResults.Files, SnapshotResults.ReportFile?>,
    _ failure: SnapshotResults.Picture
  ) throws(SnapshotError) -> [UInt8]? {
    guard let file = failure.files?[keyPath: file] else { return nil }
    return try Self.bytes(of: FilePath(file.path), in: source, path)
  }
}

extension PictureName {
  /// A name from a file; nil for the path of a hidden file, and for a path that leads out of the folder.
  init?(visibleAt text: String) {
    guard let path = FilePath(visibleAt: text) else { return nil }
    self.init(path)
  }
}

extension FilePath {
  /// The path of something below a folder that someone else names; nil if a component of it is hidden, or if it leads
  /// out of the folder.
  init?(visibleAt text: String) {
    guard let path = FilePath(innerPath: text),
      path.components.allSatisfy({ component in
        // HFS+ leaves out characters that are not visible: TN1150, "Unicode Subtleties".
        component.string.unicodeScalars.first { !$0.properties.isDefaultIgnorableCodePoint } != "."
      })
    else { return nil }
    self = path
  }

  /// The path of something below a folder that someone else names; nil if it leads out of the folder, or is longer or
  /// deeper than any file should be.
  init?(innerPath text: String) {
    let path = FilePath(text)
    // `FilePath` normalizes a text such as one with a slash at its end. Then this is not the path that was named.
    guard path.string == text, path.isRelative, !path.isEmpty, path.length <= 1024,
      path.components.count <= 32, path.components.allSatisfy({ $0.kind == .regular })
    else { return nil }
    self = path
  }
}
