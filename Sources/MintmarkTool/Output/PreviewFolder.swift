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

  /// Makes the folder where there is none, and writes the page into it.
  ///
  /// Git ignores a folder that is made here, as it is made anew at any time.
  ///
  /// - Throws: `CommandError` where the folder has another page, `FileError` where it can't be written.
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

  /// Replaces what the page shows, also where it is open.
  func show(_ preview: Preview) throws {
    try AtomicFile.write(PreviewPage.data(preview), to: path.appending(PreviewPage.dataName))
  }
}
