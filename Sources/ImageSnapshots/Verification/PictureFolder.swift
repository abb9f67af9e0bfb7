import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder of PNG files, at any depth.
struct PictureFolder {
  let path: String

  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// The path of a picture by its name in the folder.
  func path(of name: String) -> String { path == "/" ? "/" + name : path + "/" + name }

  var exists: Bool { access(path, F_OK) == 0 || errno != ENOENT }

  /// The names of the pictures, relative to the folder and sorted.
  ///
  /// Everything called `.png` counts, be it a folder or a link to nothing: what it is shows when it
  /// is read. Hidden entries are passed over and links to folders not followed.
  func names() throws(FileError) -> [String] {
    var names: [String] = []
    var pending = [""]
    while let folder = pending.popLast() {
      for entry in try entries(of: folder.isEmpty ? path : path(of: folder)) {
        guard !entry.hasPrefix(".") else { continue }
        let name = folder.isEmpty ? entry : folder + "/" + entry
        if entry.lowercased().hasSuffix(".png") {
          names.append(name)
        } else if isFolder(path(of: name)) {
          pending.append(name)
        }
      }
    }
    return names.sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  private func entries(of folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(.read, path: folder) }
    defer { closedir(stream) }
    var entries: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileError(.read, path: folder) }
        return entries
      }
      entries.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
  }
}
