/// Parts of file paths that are given as text.
package enum FilePathText {
  /// The file name up to its first dot, without the folder.
  package static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
