import SystemSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

  var exists: Bool { access(path, F_OK) == 0 || errno != ENOENT }

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
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (isRoot ? 0 : O_NOFOLLOW)
    let descriptor = retryingInterrupts { open(folder, flags) }
    guard descriptor >= 0 else { throw FileError(.read, path: folder) }
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileError(.read, path: folder, code: code)
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileError(.read, path: folder) }
        return entries
      }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard bytes.first != UInt8(ascii: ".") else { continue }
      let ending = String(decoding: bytes.suffix(4), as: UTF8.self).lowercased()
      let isPicture = ending == ".png"
      entries.append(
        FolderEntry(
          name: String(validating: bytes, as: UTF8.self), shownName: PictureName.shown(bytes),
          isPicture: isPicture, isFolder: !isPicture && Self.isFolder(bytes, in: descriptor)))
    }
  }

  /// Whether an entry is a folder itself, not a link to one.
  private static func isFolder(_ name: [UInt8], in folder: Int32) -> Bool {
    var info = stat()
    let name = (name + [0]).map { CChar(bitPattern: $0) }
    return fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0
      && info.st_mode & S_IFMT == S_IFDIR
  }
}
