import SystemSupport

/// A folder of PNG files, at any depth.
struct PictureFolder {
  /// The contents of a folder, as far as pictures are concerned.
  struct Listing {
    /// The names of the pictures, relative to the folder.
    var pictures: Set<PictureName> = []
    /// The names of pictures and folders that are not UTF-8, as they are shown; sorted.
    var unreadable: [String] = []
    /// The folders below it, a folder before those in it.
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

  var exists: Bool {
    do throws(Errno) {
      _ = try FileStatus(of: FilePath(path))
      return true
    } catch {
      return error != .noSuchFileOrDirectory
    }
  }

  /// The names below the folder.
  ///
  /// Everything called `.png` counts, be it a folder or a link to nothing: what it is shows when it
  /// is read. Hidden entries are passed over and links to folders not followed.
  func listing() throws(FileError) -> Listing {
    var listing = Listing()
    var pending = [""]
    while let folder = pending.popLast() {
      let folderPath = folder.isEmpty ? path : path(of: folder)
      for entry in try entries(of: folderPath, isRoot: folder.isEmpty) {
        guard let name = entry.name else {
          if entry.isPicture || entry.isFolder {
            listing.unreadable.append((folder.isEmpty ? "" : folder + "/") + entry.shownName)
          }
          continue
        }
        let path = folder.isEmpty ? name : folder + "/" + name
        if entry.isPicture {
          listing.pictures.insert(PictureName(text: path))
        } else if entry.isFolder {
          listing.folders.append(path)
          pending.append(path)
        }
      }
    }
    listing.unreadable.sort()
    return listing
  }

  private struct FolderEntry {
    /// Nil where the name is not UTF-8.
    var name: String?
    var shownName: String
    var isPicture: Bool
    var isFolder: Bool
  }

  /// The entries of a folder that are not hidden.
  private func entries(of folder: String, isRoot: Bool) throws(FileError) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    for entry in try Directory.entries(of: FilePath(folder), followsLink: isRoot) {
      let name = entry.name.string
      guard !name.hasPrefix(".") else { continue }
      let isPicture = name.suffix(4).lowercased() == ".png"
      entries.append(
        FolderEntry(
          name: String(validating: entry.name), shownName: entry.name.displayText,
          isPicture: isPicture, isFolder: !isPicture && entry.isFolder))
    }
    return entries
  }
}
