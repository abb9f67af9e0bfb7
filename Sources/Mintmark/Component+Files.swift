internal import SystemSupport

extension Component {
  /// Writes the component to a file, whose extension decides the format: `png`, `svg`, `pdf` or,
  /// for a VectorDrawable, `xml`.
  ///
  /// The file is complete under its name or absent, however the process ends; an older one of the
  /// name is replaced.
  ///
  /// - Parameters:
  ///   - path: the file, in a folder that exists; `~` is not expanded.
  ///   - scale: pixels per point of a PNG, above 0; the other formats have no pixels.
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError`` for an unknown extension, a component that can't be drawn, or a file
  ///   that can't be written.
  public func write(
    to path: String, scale: Double = 1, appearance: Appearance = .light,
    in context: LayoutContext? = nil
  ) throws(ExportError) {
    let rendition: Rendition
    switch PictureFormat(path: path) {
    case .png: rendition = .png(scale: scale)
    case .svg: rendition = .svg(.themable)
    case .pdf: rendition = .pdf(nil)
    case .android: rendition = .vectorDrawable(.palette)
    case nil: throw .unknownFormat(path: path)
    }
    let bytes = try encoded(as: rendition, appearance, in: context)
    do {
      try AtomicFile.write(bytes, to: FilePath(ofFile: path))
    } catch {
      throw .file(error)
    }
  }
}
