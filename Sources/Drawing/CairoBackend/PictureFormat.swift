internal import Messages

/// A file format for pictures.
package enum PictureFormat: String, CaseIterable, Encodable, Sendable {
  case png, svg, pdf
  /// Android's VectorDrawable, with the file extension `xml`.
  case android

  /// The format that a path's file extension stands for, in any letter case; nil for other extensions and none.
  package init?(path: String) {
    let name = path[(path.lastIndex(of: "/") ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtension == ending }) else {
      return nil
    }
    self = format
  }

  /// The extension of a file in this format, without a dot.
  package var fileExtension: String { self == .android ? "xml" : rawValue }

  /// Whether a file in this format has an accessible name.
  package var hasTitle: Bool { self == .svg || self == .pdf }

  /// The extensions of all formats: `.png, .svg, .pdf or .xml`.
  package static var fileExtensions: String {
    Alternatives.text(allCases.map { "." + $0.fileExtension })
  }
}
