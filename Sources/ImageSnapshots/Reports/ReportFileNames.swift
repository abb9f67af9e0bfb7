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
    var used: Set<String> = []
    for name in names.sorted() {
      let path = Self.path(of: name)
      let stem = path.stem ?? ""
      let fileExtension = path.extension.map { ".\($0)" } ?? ""
      var free = path
      var number = 1
      while !used.insert(free.string.lowercased()).inserted {
        number += 1
        free = path.removingLastComponent().appending("\(stem)~\(number)\(fileExtension)")
      }
      // A folder of this name would be the same on some systems.
      for parent in Self.folders(above: free) { used.insert(parent.string.lowercased()) }
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
    guard path.length > longest else { return path }
    let digest = SHA256.hex(name.path.bytes).prefix(32)
    return FilePath("+sha\(digest)+" + (path.extension.map { ".\($0)" } ?? ""))
  }

  private static func folders(above path: FilePath) -> [FilePath] {
    var folders: [FilePath] = []
    var rest = path
    while rest.removeLastComponent(), !rest.isEmpty { folders.append(rest) }
    return folders
  }
}
