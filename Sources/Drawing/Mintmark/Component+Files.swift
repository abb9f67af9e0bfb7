internal import SystemSupport

extension Component {
  /// Writes the component to a file. The extension of the file decides the format, such as `png`, or `xml` for an
  /// Android VectorDrawable.
  ///
  /// The file is written atomically: if the process is killed, the path has the complete new file, or
  /// what it had before. An existing file is replaced.
  ///
  /// - Parameters:
  ///   - path: the path of the file; its folder must exist, and `~` is not expanded.
  ///   - scale: pixels per point of a PNG file, above 0; other formats ignore it.
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError`` for an unknown extension, a component that can't be drawn, or a file
  ///   that can't be written.
  public func write(
    to path: String, scale: Double = 1, appearance: Appearance = .light,
    in context: LayoutContext? = nil
  ) throws(ExportError) {
    guard let format = PictureFormat(path: path) else { throw .unknownFormat(path: path) }
    let bytes = try encoded(as: Rendition(format, scale: scale), appearance, in: context)
    do {
      try AtomicFile.write(bytes, to: FilePath(ofFile: path))
    } catch {
      throw .file(error)
    }
  }
}
