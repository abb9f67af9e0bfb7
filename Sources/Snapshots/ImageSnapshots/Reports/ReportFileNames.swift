import SystemSupport

/// The paths of pictures in a report.
///
/// A report goes through stores of artifacts, zip tools and the file systems of Windows and macOS. Each of them refuses
/// some names, or takes two for one. So these paths have ASCII letters, digits and a few signs alone, differ in more than
/// letter case, and are short; `results.json` has the names.
struct ReportFileNames: Sendable {
  /// The length of the longest path, in bytes. Windows has 260 characters, of which the folders around it take some.
  private static let longest = 160

  private var paths: [PictureName: FilePath] = [:]

  /// - Parameter names: the names, of which each gets another path. The same names get the same paths.
  init(_ names: some Sequence<PictureName>) {
    var files: Set<String> = []
    var folders: Set<String> = []
    var numbers: [String: Int] = [:]
    for name in names.sorted() {
      var free = Self.path(of: name)
      // A file of the name of a folder above it would be the same on some systems.
      if Self.folders(above: free).contains(where: { files.contains($0.string.lowercased()) }) {
        free = Self.short(name)
      }
      let stem = free.stem ?? ""
      let fileExtension = free.extension.map { ".\($0)" } ?? ""
      let key = free.string.lowercased()
      while files.contains(free.string.lowercased()) || folders.contains(free.string.lowercased()) {
        let number = numbers[key, default: 1] + 1
        numbers[key] = number
        free = free.removingLastComponent().appending("\(stem)~\(number)\(fileExtension)")
      }
      files.insert(free.string.lowercased())
      for parent in Self.folders(above: free) { folders.insert(parent.string.lowercased()) }
      paths[name] = free
    }
  }

  /// The path of one of the names.
  subscript(name: PictureName) -> FilePath { paths[name] ?? Self.path(of: name) }

  private static func path(of name: PictureName) -> FilePath {
    var path = FilePath()
    for component in name.path.components {
      path.append(SnapshotName.fileName(component.string))
    }
    return path.length > longest ? short(name) : path
  }

  /// A path without folders, from a digest of the name.
  private static func short(_ name: PictureName) -> FilePath {
    let digest = SHA256.hex(name.path.bytes).prefix(32)
    let fileExtension = name.fileExtension
    return FilePath(
      "+sha\(digest)+" + (fileExtension.isEmpty ? "" : "." + SnapshotName.fileName(fileExtension)))
  }

  private static func folders(above path: FilePath) -> [FilePath] {
    var folders: [FilePath] = []
    var rest = path
    while rest.removeLastComponent(), !rest.isEmpty { folders.append(rest) }
    return folders
  }
}
