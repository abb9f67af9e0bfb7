package import VectorGraphics

/// A custom drawing, read from an SVG file of filled paths.
///
/// Only paths, their transforms and the view box are read; anything else that would be visible is
/// an error that names it, so that nothing is lost silently.
package struct Artwork: Sendable {
  /// The outline in the file's own unit, y down, to be filled by the nonzero rule.
  package let path: VectorPath

  /// The greatest number of bytes of a file.
  package static var sizeLimit: Int { 1 << 22 }

  /// The largest coordinate, once every transform is applied; path data has the same limit.
  private static let largestCoordinate = 1e9

  /// Reads a file's bytes.
  ///
  /// - Throws: ``ArtworkError``, with the line where there is one.
  package init(svg bytes: [UInt8]) throws(ArtworkError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    let reader = ArtworkReader()
    try XMLReader.read(bytes, into: reader)
    guard let bounds = reader.path.bounds, bounds.width > 0, bounds.height > 0 else {
      throw .empty
    }
    // Wider than this nothing can be drawn, and much wider nothing can be computed with.
    let reach = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach <= Self.largestCoordinate,
      min(bounds.width, bounds.height) * 1e9 >= max(reach, 1e-3)
    else { throw .outOfRange }
    path = reader.path
  }
}

/// The paths of a document, collected element by element.
private final class ArtworkReader: XMLReader.Handler {
  private(set) var path = VectorPath()
  /// The elements around the next one, the root first; text that is not drawn is one of them.
  private var open: [Kind] = []

  private enum Kind {
    case root, path
    /// A title or a description: nothing in it is drawn, whatever it is.
    case text
  }

  func start(_ element: XMLReader.Element) throws(ArtworkError) {
    open.append(try kind(of: element))
  }

  func end() { open.removeLast() }

  private func kind(of element: XMLReader.Element) throws(ArtworkError) -> Kind {
    if open.last == .text { return .text }
    let namespace = element.name.namespace
    guard namespace == nil || namespace == "http://www.w3.org/2000/svg" else {
      throw open.isEmpty
        ? .notSVG : .refused("the element <\(element.name.text)>", line: element.line)
    }
    switch (element.name.local, open.last) {
    case ("svg", nil):
      try Self.check(element)
      return .root
    case ("path", .root):
      let limit = VectorPath.svgElementLimit - path.elements.count
      path.append(try Self.path(element, elementLimit: limit))
      return .path
    case ("title", .root), ("title", .path), ("desc", .root), ("desc", .path): return .text
    default: throw .refused("the element <\(element.name.text)>", line: element.line)
    }
  }

  private static func check(_ root: XMLReader.Element) throws(ArtworkError) {
    for (name, value) in root.attributes {
      switch name.text {
      case "width", "height", "version", "id", "xml:space", "fill": break
      case "viewBox":
        let parts = value.split { $0.isWhitespace || $0 == "," }
        let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
        guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
          throw .malformed("the viewBox '\(value)' is not four numbers", line: root.line)
        }
      default: throw .refused("the attribute \(name.text) of <svg>", line: root.line)
      }
    }
  }

  /// - Parameter elementLimit: the number of a drawing's elements that are left for the path.
  private static func path(
    _ element: XMLReader.Element, elementLimit: Int
  ) throws(ArtworkError) -> VectorPath {
    var path = VectorPath()
    var transform = Affine.identity
    for (name, value) in element.attributes {
      switch (name.text, value) {
      case ("d", _):
        do {
          path = try VectorPath(svgData: value, elementLimit: elementLimit)
        } catch {
          if case .tooLong = error.problem { throw .tooLong(line: element.line) }
          throw .malformed("\(error)", line: element.line)
        }
      case ("transform", _):
        guard let map = Affine(svgTransform: value) else {
          throw .malformed("the transform '\(value)' can't be read", line: element.line)
        }
        transform = map
      case ("id", _), ("fill-rule", "nonzero"): break
      case ("fill", "none"): throw .refused("fill=\"none\" of <path>", line: element.line)
      case ("fill", _) where !value.hasPrefix("url("): break
      default: throw .refused("\(name.text)=\"\(value.prefix(40))\" of <path>", line: element.line)
      }
    }
    let result = path.transformed(by: transform)
    let isFinite = result.contours.joined().allSatisfy { segment in
      [segment.bounds.minX, segment.bounds.minY, segment.bounds.maxX, segment.bounds.maxY]
        .allSatisfy(\.isFinite)
    }
    guard isFinite else { throw .outOfRange }
    return result
  }
}
