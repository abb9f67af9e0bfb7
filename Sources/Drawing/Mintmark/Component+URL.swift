public import Foundation

extension Component {
  /// Writes the component to the file at a URL, as ``write(to:scale:appearance:in:)-(String,_,_,_)`` does.
  ///
  /// - Parameters:
  ///   - url: the address of the file, which begins with `file:`; its folder must exist.
  ///   - scale: pixels per point of a PNG file, above 0; other formats ignore it.
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError``.
  public func write(
    to url: URL, scale: Double = 1, appearance: Appearance = .light,
    in context: LayoutContext? = nil
  ) throws(ExportError) {
    guard url.isFileURL else { throw .notAFile(url.absoluteString) }
    try write(
      to: url.path(percentEncoded: false), scale: scale, appearance: appearance, in: context)
  }
}
