package import Foundation

/// A folder's files with their bytes, and its folders.
package struct FolderContents: Hashable {
  package var files: [String: Data] = [:]
  package var folders: Set<String> = []

  package init(_ path: String) {
    for name in FileManager.default.subpaths(atPath: path) ?? [] {
      let full = path + "/" + name
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      if isFolder.boolValue {
        folders.insert(name)
      } else {
        files[name] = FileManager.default.contents(atPath: full) ?? Data()
      }
    }
  }

  /// The names that two have not in common, or whose bytes differ.
  package func differences(_ other: FolderContents) -> [String] {
    (Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }
      + folders.symmetricDifference(other.folders)).sorted()
  }
}
