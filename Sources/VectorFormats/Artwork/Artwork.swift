package import VectorGraphics

/// A custom drawing, read from an SVG file as design tools export it.
///
/// Fills of one colour are kept: paths and basic shapes, groups with their transforms, `use`, view
/// boxes, clip paths, presentation attributes, inline style and simple style sheets. Nothing visible is
/// lost silently: strokes, gradients, text, masks, images and the like can't be kept in a filled
/// outline, and are an error with the line and the fix.
package struct Artwork: Sendable {
  /// The outline in the file's own unit, y down, to be filled by the nonzero rule.
  package let path: VectorPath

  /// The greatest number of bytes of a file.
  package static var sizeLimit: Int { 20_000_000 }

  /// The largest coordinate, once every transform is applied; path data has the same limit.
  static let largestCoordinate = 1e9

  /// Reads a file's bytes.
  ///
  /// - Throws: ``ArtworkError``, with the line where there is one.
  /// - Complexity: bounded whatever the file holds: references are followed for 64 MB of
  ///   attributes, and outlines united for 750,000 pieces.
  package init(svg bytes: [UInt8]) throws(ArtworkError) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    var reader = try ArtworkReader(SVGDocument(bytes))
    path = try reader.read()
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { throw .empty }
    // Wider than this nothing can be drawn, and much wider nothing can be computed with.
    let reach = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach <= Self.largestCoordinate,
      min(bounds.width, bounds.height) * 1e9 >= max(reach, 1e-3)
    else { throw .outOfRange }
  }
}
