import ImageComparison
import Messages
import SystemSupport

/// A folder of pictures and other files, at any depth.
struct PictureFolder {
  /// The way in which an entry of the folder is compared.
  enum FileKind: Hashable {
    /// By pixels: a PNG file.
    case pixels
    /// Byte for byte: a picture in another format, or an XML or JSON file.
    case bytes
    /// Byte for byte if the file is in both folders, otherwise not at all: any other file.
    case other
    /// Not at all: a link to a folder, which is not followed.
    case linkedFolder
    /// Not at all: a file of the kind `pixels` or `bytes` with a name that begins with a dot.
    case hidden
  }

  /// The entries of a folder and its subfolders.
  struct Listing {
    /// The files, with the way in which each is compared.
    var files: [PictureName: FileKind] = [:]
    /// The subfolders. Each comes before its own subfolders.
    var folders: [FilePath] = []
    /// The first path found that is not UTF-8; nil if there is none. Results can't show such a path.
    var unreadableName: FilePath?

    /// Whether there is a file of the kind `pixels` or `bytes`.
    var hasPictures: Bool { files.values.contains { $0 == .pixels || $0 == .bytes } }

    /// Whether a name is inside a linked folder. The files of such folders are not listed.
    func isBehindLink(_ name: PictureName) -> Bool {
      var folder = name.path
      while folder.removeLastComponent(), !folder.isEmpty {
        if files[PictureName(folder)] == .linkedFolder { return true }
      }
      return false
    }
  }

  let path: FilePath

  init(_ path: FilePath) { self.path = path }

  /// The path of the file with a name.
  func path(of name: PictureName) -> FilePath { path.pushing(name.path) }

  /// Lists the entries of the folder and its subfolders.
  ///
  /// Every entry with the extension `png` counts as a picture, even a folder or a dangling link. Reading it
  /// later gives the error. Files of the kinds `pixels` and `bytes` with a hidden name are listed as `hidden`.
  /// Other hidden entries are skipped. So are the program's own files, such as the manifest of `batch`. Links
  /// to folders are not followed.
  ///
  /// - Throws: `FileError` if the folder or a subfolder can't be read.
  func listing() throws(FileError) -> Listing {
    var listing = Listing()
    var pending = [FilePath()]
    while let folder = pending.popLast() {
      let path = path.pushing(folder)
      for entry in try Directory.entries(of: path, followsLink: folder.isEmpty) {
        let name = PictureName(folder.appending(entry.name))
        let isUTF8 = String(utf8: name.path.bytes[...]) != nil
        if listing.unreadableName == nil, !isUTF8 { listing.unreadableName = name.path }
        let kind = Self.kind(of: name)
        if entry.name.string.hasPrefix(".mintmark-") { continue }
        if entry.name.string.first == "." {
          if kind != .other, !entry.isFolder { listing.files[name] = .hidden }
          continue
        }
        if entry.isFolder, kind != .pixels {
          listing.folders.append(name.path)
          pending.append(name.path)
        } else if kind != .pixels, entry.isLink, try Directory.isFolder(path.appending(entry.name))
        {
          listing.files[name] = .linkedFolder
        } else {
          listing.files[name] = kind
        }
      }
    }
    return listing
  }

  /// The way in which a file is compared according to its extension.
  static func kind(of name: PictureName) -> FileKind {
    switch name.fileExtension {
    case "png": .pixels
    case "svg", "svgz", "pdf", "eps", "ps", "xml", "json", "jpg", "jpeg", "webp", "gif", "avif",
      "heic", "heif", "tif", "tiff", "bmp", "ico", "icns", "apng", "jxl", "jp2", "qoi", "tga":
      .bytes
    default: .other
    }
  }
}
