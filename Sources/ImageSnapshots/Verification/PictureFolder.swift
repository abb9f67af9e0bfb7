import SystemSupport

/// A folder of pictures and other files, at any depth.
struct PictureFolder {
  /// The way in which a file is compared, by its name.
  enum Kind: Hashable {
    /// By its pixels: a PNG file.
    case pixels
    /// Byte for byte: a picture in another format, or the data of one.
    case bytes
    /// Byte for byte where it is in both folders; elsewhere it is not compared.
    case other
    /// Not at all: a link to a folder, which is not followed.
    case linkedFolder
    /// Not at all: a picture whose name begins with a dot.
    case hidden
  }

  /// The names below a folder.
  struct Listing {
    /// The files, with the way in which each is compared.
    var files: [PictureName: Kind] = [:]
    /// The folders, each before those in it.
    var folders: [FilePath] = []
    /// The first name found that is not UTF-8, which no result can show; nil for none.
    var unreadableName: FilePath?

    /// Whether there is a file of the kind that a renderer makes.
    var hasPictures: Bool { files.values.contains { $0 == .pixels || $0 == .bytes } }

    /// Whether a name is in a linked folder, whose files are not listed.
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

  /// The path of a file by its name in the folder.
  func path(of name: PictureName) -> FilePath { path.pushing(name.path) }

  /// The names below the folder.
  ///
  /// Every entry with a picture's extension counts as a picture, even a folder called `.png` or a
  /// dangling link: reading it gives the error. Pictures with hidden names are listed as such, other
  /// hidden entries are skipped, and links to folders are not followed.
  ///
  /// - Throws: `FileError` where the folder, or one below it, can't be read.
  func listing() throws(FileError) -> Listing {
    var listing = Listing()
    var pending = [FilePath()]
    while let folder = pending.popLast() {
      let path = path.pushing(folder)
      for entry in try Directory.entries(of: path, followsLink: folder.isEmpty) {
        let name = PictureName(folder.appending(entry.name))
        if listing.unreadableName == nil, String(validating: name.bytes, as: UTF8.self) == nil {
          listing.unreadableName = name.path
        }
        let kind = Self.kind(of: name)
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

  /// The way in which a file of a name is compared.
  static func kind(of name: PictureName) -> Kind {
    switch name.fileExtension {
    case "png": .pixels
    case "svg", "svgz", "pdf", "eps", "ps", "xml", "json", "jpg", "jpeg", "webp", "gif", "avif",
      "heic", "tif", "tiff", "bmp", "ico", "icns":
      .bytes
    default: .other
    }
  }
}
