/// Parts of file paths that are written as text.
package enum FilePathText {
  /// The file's name without its folder and everything from its first dot on.
  package static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
