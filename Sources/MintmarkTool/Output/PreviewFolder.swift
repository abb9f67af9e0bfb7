import AssetPipeline
import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder from which a browser opens the page of a preview.
struct PreviewFolder {
  /// The address of the page.
  let address: String
  private let path: FilePath

  /// Makes the folder if it is missing, and writes the page into it.
  ///
  /// A folder that is made here gets a `.gitignore` for all its files.
  ///
  /// - Throws: `CommandError` for a folder with another page, `FileError` for one that can't be written.
  init(_ path: FilePath) throws {
    let page = path.appending("index.html")
    if try !Directory.isFolder(path) {
      _ = try Directory.make(path)
      try AtomicFile.write(Array("*\n".utf8), to: path.appending(".gitignore"))
    } else if FileIdentity(path: page) != nil {
      let text = String(decoding: try FileReader.bytes(of: page), as: UTF8.self)
      guard text.contains(PreviewPage.mark) else {
        throw CommandError(
          status: .cantCreate,
          description: "'\(page.string)' was not written by mintmark preview: "
            + "choose another folder with --output")
      }
    }
    try AtomicFile.write(PreviewPage.live, to: page)
    self.path = path
    address = URL(filePath: (page.resolved() ?? page).string).absoluteString
  }

  /// Replaces the data of the page. A browser that has it open shows the change.
  func show(_ preview: Preview) throws {
    try AtomicFile.write(PreviewPage.data(preview), to: path.appending(PreviewPage.dataName))
  }
}
