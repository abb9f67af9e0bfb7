import AssetPipeline
import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder with the page of a preview, which a browser opens as a file.
///
/// It is locked, so that no other preview writes to it.
final class PreviewFolder {
  private let path: FilePath
  private var lock: OutputLock
  /// The folder that is locked.
  private var folder: Directory

  /// - Throws: `CommandError` if the folder has an `index.html` of another origin, `PipelineError` if another preview
  ///   has it, and `FileError` if it can't be made.
  init(_ path: FilePath) throws {
    let page = path.appending("index.html")
    if try Stat.ifPresent(page) != nil, try Stat.ifPresent(path.appending(Self.state)) == nil {
      throw CommandError(
        status: .cantCreate,
        description: "'\(page.string)' was not written by mintmark preview: "
          + "choose another folder with --output")
    }
    self.path = path
    folder = try Self.make(path)
    lock = try OutputLock(folder, patience: Batch.Options.standardPatience) {
      Diagnostics.waits(forRunOf: path.string, process: $0)
    }
  }

  /// Writes the page, and then its state, by which a browser that has the page open notices the change. A folder that
  /// was removed is made again.
  ///
  /// - Returns: the page's `file:` URL.
  func show(_ preview: GalleryPreview) throws -> String {
    let present = try Self.make(path)
    if present.inode != folder.inode {
      lock = try OutputLock(present, patience: .zero)
      folder = present
    }
    let page = path.appending("index.html")
    try AtomicFile.write(preview.page, to: page)
    try AtomicFile.write(preview.state, to: path.appending(Self.state))
    return URL(filePath: (try page.resolved() ?? page).string).absoluteString
  }

  private static let state = GalleryPreview.stateName

  /// Makes the folder if it does not exist, with a `.gitignore` for all its files.
  private static func make(_ path: FilePath) throws -> Directory {
    let isNew = try !Directory.isFolder(path)
    let folder = try Directory.make(path)
    if isNew { try AtomicFile.write(Array("*\n".utf8), to: path.appending(".gitignore")) }
    return folder
  }
}
