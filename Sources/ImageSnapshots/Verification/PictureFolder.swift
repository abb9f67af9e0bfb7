import SystemSupport

/// A folder of PNG files, at any depth.
struct PictureFolder {
  /// The pictures and folders below a folder.
  struct Listing {
    /// The names of the pictures, relative to the folder.
    var pictures: Set<PictureName> = []
    /// The names of pictures and folders that are not UTF-8, as they are shown; sorted.
    var unreadable: [String] = []
    /// The folders, each before those in it.
    var folders: [String] = []
  }

  let path: String

  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// The path of a picture by its name in the folder.
  func path(of name: String) -> String { path == "/" ? "/" + name : path + "/" + name }

  /// The names below the folder.
  ///
  /// Every entry called `.png` counts as a picture, even a folder or a dangling link: reading it
  /// gives the error. Hidden entries are skipped, and links to folders are not followed.
  ///
  /// - Throws: `FileError` where the folder, or one below it, can't be read.
  func listing() throws(FileError) -> Listing {
    var listing = Listing()
    var pending = [""]
    while let folder = pending.popLast() {
      let isRoot = folder.isEmpty
      let entries = try Directory.entries(
        of: FilePath(isRoot ? path : path(of: folder)), followsLink: isRoot)
      for entry in entries where !entry.name.string.hasPrefix(".") {
        let isPicture = entry.name.string.suffix(4).lowercased() == ".png"
        guard isPicture || entry.isFolder else { continue }
        guard let name = String(validating: entry.name) else {
          listing.unreadable.append((isRoot ? "" : folder + "/") + entry.name.displayText)
          continue
        }
        let path = isRoot ? name : folder + "/" + name
        if isPicture {
          listing.pictures.insert(PictureName(text: path))
        } else {
          listing.folders.append(path)
          pending.append(path)
        }
      }
    }
    listing.unreadable.sort()
    return listing
  }
}
