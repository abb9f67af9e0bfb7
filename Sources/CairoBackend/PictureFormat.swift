/// A format of picture files.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png, svg, pdf
  /// VectorDrawable, in a file that ends in `.xml`.
  case android

  /// The format of a file name's extension; nil for another extension or none.
  package init?(path: String) {
    let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = ending == "xml" ? .android : PictureFormat(rawValue: ending) else {
      return nil
    }
    self = format
  }
}
