import AssetPipeline
import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder with the page of a preview, which a browser opens as a file.
struct PreviewFolder {
  /// The `file:` URL of the page.
  let address: String
  private let path: FilePath

  /// Makes the folder if it does not exist, and writes the page into it.
  ///
  /// A new folder gets a `.gitignore` that ignores all its files.
  ///
  /// - Throws: `CommandError` if the folder has an `index.html` of another origin, and `FileError` if a file
  ///   can't be read or written.
  init(_ path: FilePath) throws {
    let page = path.appending("index.html")
    if try !Directory.isFolder(path) {
      _ = try Directory.make(path)
      try AtomicFile.write(Array("*\n".utf8), to: path.appending(".gitignore"))
    } else if try Stat.ifPresent(page) != nil {
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
    address = URL(filePath: (try page.resolved() ?? page).string).absoluteString
  }

  /// Replaces the data of the page. A browser that has the page open shows the change.
  func show(_ preview: Preview) throws {
    try AtomicFile.write(PreviewPage.data(preview), to: path.appending(PreviewPage.dataName))
  }
}
