import Foundation

/// The copy of the package that is built and tested.
///
/// Files that are the same already are not written, so that a build compiles again what changed alone.
struct PackageCopy {
  /// The files of the package, by their paths in it.
  var files: [String]
  /// The copy, with the sources as they are, which tests read.
  var tree: URL
  /// The changed `Sources`, which take the place of the others for the time of the build.
  var mutated: URL

  func write(_ changed: [String: [UInt8]]) throws {
    try write(files, to: tree) { FileManager.default.contents(atPath: $0) }
    let sources = files.filter { $0.hasPrefix("Sources/") }
    try write(Set(sources).union(changed.keys).sorted(), to: mutated) { path in
      changed[path].map { Data($0) } ?? FileManager.default.contents(atPath: path)
    }
  }

  private func write(
    _ paths: [String], to folder: URL, content: (String) -> Data?
  ) throws {
    let manager = FileManager.default
    for path in paths {
      let file = folder.appending(path: path)
      guard let bytes = content(path), manager.contents(atPath: file.path) != bytes else {
        continue
      }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
      if manager.isExecutableFile(atPath: path) {
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
    }
    try removeOthers(than: Set(paths), in: folder)
  }

  /// Removes files that the package has no more, but for those that are built.
  private func removeOthers(than paths: Set<String>, in folder: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let isBuilt =
        path.split(separator: "/").contains { $0.hasPrefix(".build") }
        || path.hasPrefix("build/") || path == "Package.resolved"
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path)
      if !isBuilt, !paths.contains(path),
        FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        try FileManager.default.removeItem(at: file)
      }
    }
  }
}
